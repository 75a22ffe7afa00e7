# C types for net.py, and its inner loops in C: the units of a layer are summed up in registers, each in the same order
# as in Python. Where the compiler can, this is built for wide registers as well; the numbers are the same.
import cython
from cpython cimport array

cdef extern from *:
    """
    #if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__gnu_linux__)
    #define TROYES_CLONES
    #define TROYES_WIDE __attribute__((target_clones("avx512f", "avx2", "default")))
    #include <immintrin.h>
    #else
    #define TROYES_WIDE
    #endif
    #if defined(__GNUC__)  /* sixteen at a time, wherever they lie */
    typedef float __attribute__((vector_size(64), aligned(4), may_alias)) troyes_sixteen;
    typedef float __attribute__((vector_size(32), aligned(4), may_alias)) troyes_eight;
    #define TROYES_AT(p) (*(const troyes_sixteen *)(p))
    #define TROYES_PUT(p, a) (*(troyes_sixteen *)(p) = (a))
    #endif

    /* Networks of the usual size are worth code of their own: the compiler knows all their loops. */
    #if defined(__GNUC__)
    #define TROYES_IN_LINE static inline __attribute__((always_inline))
    #else
    #define TROYES_IN_LINE static __inline
    #endif
    #define TROYES_FIRST 64
    #define TROYES_SECOND 32

    TROYES_IN_LINE
    void troyes_rows(float *__restrict out, const float *__restrict start, const float *__restrict w,
                     const int *__restrict rows, const float *__restrict by, int n, int units) {
        int j = 0, k;
    #if defined(__GNUC__)
        for (; j + 64 <= units; j += 64) {
            troyes_sixteen a = TROYES_AT(start + j), b = TROYES_AT(start + j + 16);
            troyes_sixteen c = TROYES_AT(start + j + 32), d = TROYES_AT(start + j + 48);
            for (k = 0; k < n; k++) {
                const float *row = w + rows[k] * units + j;
                a += by[k] * TROYES_AT(row);
                b += by[k] * TROYES_AT(row + 16);
                c += by[k] * TROYES_AT(row + 32);
                d += by[k] * TROYES_AT(row + 48);
            }
            TROYES_PUT(out + j, a);
            TROYES_PUT(out + j + 16, b);
            TROYES_PUT(out + j + 32, c);
            TROYES_PUT(out + j + 48, d);
        }
    #endif
        for (; j < units; j++) {
            float a = start[j];
            for (k = 0; k < n; k++) a += by[k] * w[rows[k] * units + j];
            out[j] = a;
        }
    }

    TROYES_WIDE
    static void troyes_add_rows(float *out, const float *start, const float *w, const int *rows, const float *by,
                                int n, int units) {
        if (units == TROYES_FIRST) troyes_rows(out, start, w, rows, by, n, TROYES_FIRST);
        else troyes_rows(out, start, w, rows, by, n, units);
    }

    /* Two rows at a time, each pair summed up apart: neither sum has to wait for the other. */
    TROYES_IN_LINE
    double troyes_second(float *__restrict out, float *__restrict x, const float *__restrict w,
                         const float *__restrict start, const float *__restrict last, double bias, int n, int units) {
        int j = 0, k;
        float lanes[8] = {0};
        for (k = 0; k < n; k++) x[k] = x[k] > 0.0f ? x[k] : 0.0f;
    #if defined(__GNUC__)
        for (; j + 32 <= units; j += 32) {
            troyes_sixteen a = TROYES_AT(start + j), b = TROYES_AT(start + j + 16), c = {0}, d = {0};
            const float *row = w + j;
            for (k = 0; k + 2 <= n; k += 2, row += 2 * units) {
                a += x[k] * TROYES_AT(row);
                b += x[k] * TROYES_AT(row + 16);
                c += x[k + 1] * TROYES_AT(row + units);
                d += x[k + 1] * TROYES_AT(row + units + 16);
            }
            if (k < n) {
                a += x[k] * TROYES_AT(row);
                b += x[k] * TROYES_AT(row + 16);
            }
            TROYES_PUT(out + j, a + c);
            TROYES_PUT(out + j + 16, b + d);
        }
    #endif
        for (; j < units; j++) {
            float sums[2] = {start[j], 0.0f};
            for (k = 0; k < n; k++) sums[k & 1] += x[k] * w[k * units + j];
            out[j] = sums[0] + sums[1];
        }
        for (j = 0; j < units; j++) out[j] = out[j] > 0.0f ? out[j] : 0.0f;
        j = 0;
    #if defined(__GNUC__)
        {
            troyes_eight sums = {0};
            for (; j + 8 <= units; j += 8) sums += *(const troyes_eight *)(out + j) * *(const troyes_eight *)(last + j);
            *(troyes_eight *)lanes = sums;
        }
    #endif
        for (; j < units; j++) lanes[j & 7] += out[j] * last[j];
        for (k = 0; k < 4; k++) lanes[k] += lanes[k + 4];
        return bias + ((lanes[0] + lanes[2]) + (lanes[1] + lanes[3]));
    }

    TROYES_WIDE
    static double troyes_second_layer(float *out, float *x, const float *w, const float *start, const float *last,
                                      double bias, int n, int units) {
        if (n == TROYES_FIRST && units == TROYES_SECOND)
            return troyes_second(out, x, w, start, last, bias, TROYES_FIRST, TROYES_SECOND);
        return troyes_second(out, x, w, start, last, bias, n, units);
    }

    /* Which inputs differ from others, and by how much; without a branch for each where registers are wide. */
    #if defined(TROYES_CLONES)
    __attribute__((target("avx512f,popcnt")))
    static int troyes_changes_wide(const float *x, const float *x0, int *rows, float *by, const int *spans,
                                   int n_spans) {
        const __m512i count = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
        int i, k, n = 0;
        for (k = 0; k < n_spans; k++) {
            int end = spans[2 * k + 1];
            for (i = spans[2 * k]; i < end; i += 16) {
                __mmask16 here = end - i < 16 ? (1 << (end - i)) - 1 : 0xffff;
                __m512 a = _mm512_maskz_loadu_ps(here, x + i), b = _mm512_maskz_loadu_ps(here, x0 + i);
                __mmask16 unlike = _mm512_cmp_ps_mask(a, b, _CMP_NEQ_UQ);
                __m512i at = _mm512_add_epi32(count, _mm512_set1_epi32(i));
                _mm512_storeu_si512(rows + n, _mm512_maskz_compress_epi32(unlike, at));
                _mm512_storeu_ps(by + n, _mm512_maskz_compress_ps(unlike, _mm512_sub_ps(a, b)));
                n += __builtin_popcount(unlike);
            }
        }
        return n;
    }
    #endif

    static int troyes_changes(const float *__restrict x, const float *__restrict x0, int *__restrict rows,
                              float *__restrict by, const int *__restrict spans, int n_spans) {
        int i, k, n = 0;
    #if defined(TROYES_CLONES)
        if (__builtin_cpu_supports("avx512f")) return troyes_changes_wide(x, x0, rows, by, spans, n_spans);
    #endif
        for (k = 0; k < n_spans; k++)
            for (i = spans[2 * k]; i < spans[2 * k + 1]; i++) {
                rows[n] = i;
                by[n] = x[i] - x0[i];
                n += x[i] != x0[i];
            }
        return n;
    }
    """
    int troyes_changes(const float *x, const float *x0, int *rows, float *by, const int *spans, int n_spans) nogil
    void troyes_add_rows(float *out, const float *start, const float *w, const int *rows, const float *by,
                         int n, int units) nogil
    double troyes_second_layer(float *out, float *x, const float *w, const float *start, const float *last,
                               double bias, int n, int units) nogil

cdef bint COMPILED
cdef int LANES, MOST_INPUTS, MOST_UNITS

@cython.final
cdef class Net:
    cdef public int inputs, first, second, players, heads
    cdef public array.array weights, head_weights
    cdef array.array buffer
    cdef float *w
    cdef int b1, w2, b2, w3
    cdef public double bias
    cdef float x0[1024]
    cdef float given[1024]
    cdef float h0[256]
    cdef float h1[256]
    cdef float h2[256]
    cdef int rows[1040]  # MOST_INPUTS and space to write 16 at a time
    cdef float by[1040]
    cdef int all[2]

    @cython.locals(n=int, i=int, j=int)
    cdef void begin(self, float *x) noexcept nogil
    cdef double judge(self, float *x, int *spans, int n_spans) noexcept nogil
    cdef int changes(self, float *x, int *spans, int n_spans) noexcept nogil
    cdef void add(self, float *out, float *start, int n) noexcept nogil
    cdef void add_plainly(self, float *out, float *start, int n) noexcept with gil
    cdef double output(self) noexcept nogil
    cdef double plain_output(self) noexcept with gil

cdef inline void point_at(Net net):
    """Where the weights are: a copy that begins with a line of the cache, so that no row needs one line more."""
    cdef Py_ssize_t k, n = len(net.weights)
    net.buffer = array.clone(array.array("f"), n + 16, zero=False)
    cdef size_t address = <size_t>net.buffer.data.as_floats
    net.w = <float *>((address + 63) // 64 * 64)
    for k in range(n):
        net.w[k] = <float>net.weights.data.as_doubles[k]

cdef inline void add_rows(Net net, float *out, float *start, int n) noexcept nogil:
    troyes_add_rows(out, start, net.w, net.rows, net.by, n, net.first)

cdef inline int list_changes(Net net, float *x, int *spans, int n_spans) noexcept nogil:
    return troyes_changes(x, net.x0, net.rows, net.by, spans, n_spans)

cdef inline double second_layer(Net net) noexcept nogil:
    return troyes_second_layer(
        net.h2, net.h1, net.w + net.w2, net.w + net.b2, net.w + net.w3, net.bias, net.first, net.second
    )
