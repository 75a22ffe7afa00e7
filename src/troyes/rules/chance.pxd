# C types for chance.py.
import cython

cdef unsigned long long MASK, WORD_0, WORD_1, WORD_2, WORD_3, LENGTH

@cython.locals(v0=cython.ulonglong, v1=cython.ulonglong, v2=cython.ulonglong, v3=cython.ulonglong,
               mask=cython.ulonglong, i=int)
cpdef unsigned long long siphash(unsigned long long key0, unsigned long long key1, unsigned long long word) noexcept nogil
@cython.locals(word=cython.ulonglong)
cpdef int keyed(unsigned long long key0, unsigned long long key1, unsigned long long round,
                unsigned long long purpose, unsigned long long index, unsigned long long size) noexcept nogil

cdef class Seed:
    cdef readonly object value
    cdef readonly unsigned long long key0, key1
