# C types for net.py, and its one inner loop in C: the units of a layer are summed up in registers, sixteen at a
# time, each in the same order as in Python. Where the compiler can, it is built for wide registers as well; the
# numbers are the same.
import cython
from cpython cimport array

cdef extern from *:
    """
    #if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__gnu_linux__)
    #define TROYES_WIDE __attribute__((target_clones("avx512f", "avx2", "default")))
    #else
    #define TROYES_WIDE
    #endif
    #if defined(__GNUC__)
    typedef unsigned long long __attribute__((may_alias)) troyes_bits;
    #else
    typedef unsigned long long troyes_bits;
    #endif

    TROYES_WIDE
    static void troyes_add_rows(double *__restrict out, const double *__restrict start, const double *__restrict w,
                                const int *__restrict rows, const double *__restrict by, int n, int units) {
        int j, k, t;
        for (j = 0; j + 16 <= units; j += 16) {
            double a[16];
            for (t = 0; t < 16; t++) a[t] = start[j + t];
            for (k = 0; k < n; k++) {
                const double *row = w + rows[k] * units + j;
                const double d = by[k];
                for (t = 0; t < 16; t++) a[t] += d * row[t];
            }
            for (t = 0; t < 16; t++) out[j + t] = a[t];
        }
        for (; j < units; j++) {
            double a = start[j];
            for (k = 0; k < n; k++) a += by[k] * w[rows[k] * units + j];
            out[j] = a;
        }
    }

    TROYES_WIDE
    static int troyes_changes(const double *__restrict x, const double *__restrict x0, int *__restrict rows,
                              double *__restrict by, int inputs) {
        const troyes_bits *a = (const troyes_bits *)x, *b = (const troyes_bits *)x0;
        int i, k, n = 0;
        for (i = 0; i + 8 <= inputs; i += 8) {  /* most blocks have not changed */
            unsigned long long d = 0;
            for (k = i; k < i + 8; k++) d |= a[k] ^ b[k];
            if (!d) continue;
            for (k = i; k < i + 8; k++) {
                rows[n] = k;
                by[n] = x[k] - x0[k];
                n += x[k] != x0[k];
            }
        }
        for (; i < inputs; i++) {
            rows[n] = i;
            by[n] = x[i] - x0[i];
            n += x[i] != x0[i];
        }
        return n;
    }

    static int troyes_active(const double *__restrict h, int *__restrict rows, double *__restrict by, int units) {
        int i, n = 0;
        for (i = 0; i < units; i++) {
            rows[n] = i;
            by[n] = h[i];
            n += h[i] > 0.0;
        }
        return n;
    }
    """
    int troyes_active(const double *h, int *rows, double *by, int units) nogil
    int troyes_changes(const double *x, const double *x0, int *rows, double *by, int inputs) nogil
    void troyes_add_rows(double *out, const double *start, const double *w, const int *rows, const double *by,
                         int n, int units) nogil

cdef bint COMPILED
cdef int MOST_INPUTS, MOST_UNITS

@cython.final
cdef class Net:
    cdef public int inputs, first, second, players, heads
    cdef public array.array weights, head_weights
    cdef double *w
    cdef int b1, w2, b2, w3
    cdef public double bias
    cdef double x0[1024]
    cdef double given[1024]
    cdef double h0[256]
    cdef double h1[256]
    cdef double h2[256]
    cdef int rows[1024]
    cdef double by[1024]

    @cython.locals(n=int, i=int, j=int)
    cdef void begin(self, double *x) noexcept nogil
    @cython.locals(n=int, i=int, j=int, out=double)
    cdef double judge(self, double *x) noexcept nogil
    cdef int changes(self, double *x) noexcept nogil
    cdef int active(self) noexcept nogil
    cdef void add(self, double *out, double *start, int at, int n, int units) noexcept nogil

cdef inline void point_at(Net net):
    net.w = net.weights.data.as_doubles

cdef inline void add_rows(Net net, double *out, double *start, int at, int n, int units) noexcept nogil:
    troyes_add_rows(out, start, net.w + at, net.rows, net.by, n, units)

cdef inline int list_changes(Net net, double *x) noexcept nogil:
    return troyes_changes(x, net.x0, net.rows, net.by, net.inputs)

cdef inline int list_active(Net net) noexcept nogil:
    return troyes_active(net.h1, net.rows, net.by, net.first)
