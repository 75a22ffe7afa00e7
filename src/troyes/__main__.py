"""`python -m troyes` is the command `troyes`."""

from troyes.cli import main

if __name__ == "__main__":  # worker processes import this module too
    main()
