# C types for net.py, and its inner loops in C: the units of a layer are summed up in registers, 32 at a time, each in
# the same order as in Python. Where the compiler can, this is built for wide registers as well; the numbers are the
# same.
import cython
from cpython cimport array
from libc.string cimport memcpy

cdef extern from *:
    """
    #if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__gnu_linux__)
    #define TROYES_CLONES
    #define TROYES_WIDE __attribute__((target_clones("avx512f", "avx2", "default")))
    #include <immintrin.h>
    #else
    #define TROYES_WIDE
    #endif
    #if defined(__SSE2__)
    #include <emmintrin.h>
    #endif
    #if defined(_MSC_VER)
    #include <intrin.h>
    #endif
    #if defined(__GNUC__)  /* eight at a time, wherever they lie */
    typedef double __attribute__((vector_size(64), aligned(8), may_alias)) troyes_eight;
    #define TROYES_AT(p) (*(const troyes_eight *)(p))
    #endif

    TROYES_WIDE
    static void troyes_add_rows(double *__restrict out, const double *__restrict start, const double *__restrict w,
                                const int *__restrict rows, const double *__restrict by, int n, int units) {
        int j = 0, k;
    #if defined(__GNUC__)
        for (; j + 32 <= units; j += 32) {
            troyes_eight a = TROYES_AT(start + j), b = TROYES_AT(start + j + 8);
            troyes_eight c = TROYES_AT(start + j + 16), d = TROYES_AT(start + j + 24);
            for (k = 0; k < n; k++) {
                const double *row = w + rows[k] * units + j;
                a += by[k] * TROYES_AT(row);
                b += by[k] * TROYES_AT(row + 8);
                c += by[k] * TROYES_AT(row + 16);
                d += by[k] * TROYES_AT(row + 24);
            }
            *(troyes_eight *)(out + j) = a;
            *(troyes_eight *)(out + j + 8) = b;
            *(troyes_eight *)(out + j + 16) = c;
            *(troyes_eight *)(out + j + 24) = d;
        }
    #endif
        for (; j < units; j++) {
            double a = start[j];
            for (k = 0; k < n; k++) a += by[k] * w[rows[k] * units + j];
            out[j] = a;
        }
    }

    static inline int troyes_lowest_bit(unsigned long long bits) {
    #if defined(_MSC_VER)
        unsigned long k;
        _BitScanForward64(&k, bits);
        return (int)k;
    #else
        return __builtin_ctzll(bits);
    #endif
    }

    /* Which of up to 64 numbers differ from others: one bit each. */
    static unsigned long long troyes_unlike(const double *x, const double *y, int n) {
        unsigned long long bits = 0;
        int i = 0;
    #if defined(__SSE2__)
        for (; i + 4 <= n; i += 4) {
            int low = _mm_movemask_pd(_mm_cmpneq_pd(_mm_loadu_pd(x + i), _mm_loadu_pd(y + i)));
            int high = _mm_movemask_pd(_mm_cmpneq_pd(_mm_loadu_pd(x + i + 2), _mm_loadu_pd(y + i + 2)));
            bits |= (unsigned long long)(low | high << 2) << i;
        }
    #endif
        for (; i < n; i++) bits |= (unsigned long long)(x[i] != y[i]) << i;
        return bits;
    }

    #if defined(TROYES_CLONES)
    __attribute__((target("avx512f")))
    static unsigned long long troyes_unlike_wide(const double *x, const double *y, int n) {
        unsigned long long bits = 0;
        int i = 0;
        for (; i + 8 <= n; i += 8)
            bits |= (unsigned long long)_mm512_cmp_pd_mask(_mm512_loadu_pd(x + i), _mm512_loadu_pd(y + i), _CMP_NEQ_UQ) << i;
        for (; i < n; i++) bits |= (unsigned long long)(x[i] != y[i]) << i;
        return bits;
    }
    #endif

    /* Sixty-four at a time: a branch for every block of eight would mostly be a surprise. */
    static int troyes_changes(const double *__restrict x, const double *__restrict x0, int *__restrict rows,
                              double *__restrict by, int first, int end, int n) {
        for (; first < end; first += 64) {
            int i, some = end - first < 64 ? end - first : 64;
            unsigned long long bits;
    #if defined(TROYES_CLONES)
            if (__builtin_cpu_supports("avx512f")) bits = troyes_unlike_wide(x + first, x0 + first, some);
            else
    #endif
            bits = troyes_unlike(x + first, x0 + first, some);
            for (; bits; bits &= bits - 1) {
                i = first + troyes_lowest_bit(bits);
                rows[n] = i;
                by[n++] = x[i] - x0[i];
            }
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
    int troyes_changes(const double *x, const double *x0, int *rows, double *by, int first, int end, int n) nogil
    void troyes_add_rows(double *out, const double *start, const double *w, const int *rows, const double *by,
                         int n, int units) nogil

cdef bint COMPILED
cdef int MOST_INPUTS, MOST_UNITS

@cython.final
cdef class Net:
    cdef public int inputs, first, second, players, heads
    cdef public array.array weights, head_weights
    cdef array.array room
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
    cdef int all[2]

    @cython.locals(n=int, i=int, j=int)
    cdef void begin(self, double *x) noexcept nogil
    @cython.locals(n=int, j=int, k=int, out=double)
    cdef double judge(self, double *x, int *spans, int n_spans) noexcept nogil
    cdef int changes(self, double *x, int first, int end, int n) noexcept nogil
    cdef int active(self) noexcept nogil
    cdef void add(self, double *out, double *start, int at, int n, int units) noexcept nogil

cdef inline void point_at(Net net):
    """Where the weights are: a copy that begins with a line of the cache, so that no row needs one line more."""
    cdef Py_ssize_t n = len(net.weights)
    net.room = array.clone(net.weights, n + 8, zero=False)
    cdef size_t address = <size_t>net.room.data.as_doubles
    net.w = <double *>((address + 63) // 64 * 64)
    memcpy(net.w, net.weights.data.as_doubles, n * sizeof(double))

cdef inline void add_rows(Net net, double *out, double *start, int at, int n, int units) noexcept nogil:
    troyes_add_rows(out, start, net.w + at, net.rows, net.by, n, units)

cdef inline int list_changes(Net net, double *x, int first, int end, int n) noexcept nogil:
    return troyes_changes(x, net.x0, net.rows, net.by, first, end, n)

cdef inline int list_active(Net net) noexcept nogil:
    return troyes_active(net.h1, net.rows, net.by, net.first)
