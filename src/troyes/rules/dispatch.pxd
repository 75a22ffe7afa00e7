# dispatch.py for the compiler, in line wherever it is used: bodies and all, so this module is not compiled itself.
from cpython.ref cimport PyObject

from .options cimport Options
from .questions cimport Chance, Question
from .state cimport State

cdef extern from "Python.h":
    PyObject *item "PyList_GET_ITEM" (PyObject *list, Py_ssize_t at) nogil

cpdef inline void ask(list questions, State s, Options out) noexcept nogil:
    (<Question>item(<PyObject *>questions, s.wait)).options(s, out)

cpdef inline void answer(list questions, State s, int option) noexcept nogil:
    (<Question>item(<PyObject *>questions, s.wait)).choose(s, option)

cpdef inline int roll(list chances, State s, unsigned long long key0, unsigned long long key1) noexcept nogil:
    return (<Chance>item(<PyObject *>chances, s.wait)).draw(s, key0, key1)

cpdef inline void happen(list chances, State s, int outcome) noexcept nogil:
    (<Chance>item(<PyObject *>chances, s.wait)).happen(s, outcome)
