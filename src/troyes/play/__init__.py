"""One game being played: the table's log with undo, views, menus, whole turns."""
