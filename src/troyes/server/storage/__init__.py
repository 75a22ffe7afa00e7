"""The database, and all SQL: what is read and written, by what it is about."""

from sqlalchemy.engine import Connection

from .database import Storage
from .work import Conflict, Row, Work

__all__ = ["Conflict", "Connection", "Row", "Storage", "Work"]
