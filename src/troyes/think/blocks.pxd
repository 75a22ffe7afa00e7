# blocks.py for the compiler, in line wherever it is used: bodies and all, so this module is not compiled itself.
from libc.string cimport memcpy

from ..rules.state cimport State, block_size

cdef extern from *:
    """
    #include <string.h>
    #if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__gnu_linux__)
    #define TROYES_WIDE_BLOCKS
    #include <immintrin.h>
    #endif
    #if defined(__SSE2__)
    #include <emmintrin.h>
    #endif
    #if defined(_MSC_VER)
    #include <intrin.h>
    #endif

    /* Whether two blocks of 16 short integers differ. */
    static inline unsigned long long troyes_differs(const short *a, const short *b) {
    #if defined(__SSE2__)
        __m128i low = _mm_cmpeq_epi16(_mm_loadu_si128((const __m128i *)a), _mm_loadu_si128((const __m128i *)b));
        __m128i high = _mm_cmpeq_epi16(_mm_loadu_si128((const __m128i *)(a + 8)), _mm_loadu_si128((const __m128i *)(b + 8)));
        return _mm_movemask_epi8(_mm_and_si128(low, high)) != 0xffff;
    #else
        unsigned long long p[4], q[4];
        memcpy(p, a, 32);
        memcpy(q, b, 32);
        return ((p[0] ^ q[0]) | (p[1] ^ q[1]) | (p[2] ^ q[2]) | (p[3] ^ q[3])) != 0;
    #endif
    }

    /* Where a block begins: the first and the last overlap their neighbours. */
    static inline int troyes_block(int k, int shift, int n) {
        int at = 16 * k - shift;
        return at < 0 ? 0 : at > n - 16 ? n - 16 : at;
    }

    static inline unsigned long long troyes_changed(const short *a, const short *b, int shift, int n) {
        int k, blocks = (n + shift + 15) / 16;
        unsigned long long changed = troyes_differs(a, b);
        for (k = 1; k < blocks - 1; k++) changed |= troyes_differs(a + 16 * k - shift, b + 16 * k - shift) << k;
        return changed | troyes_differs(a + n - 16, b + n - 16) << k;
    }

    #if defined(TROYES_WIDE_BLOCKS)
    /* The same, four blocks at a time: of each sixteen bits the highest is set where any is. */
    __attribute__((target("avx512bw,bmi2")))
    static unsigned long long troyes_changed_wide(const short *a, const short *b, int shift, int n) {
        int k, blocks = (n + shift + 15) / 16;
        unsigned long long changed = troyes_differs(a, b);
        for (k = 1; k + 3 < blocks - 1; k += 4) {
            const short *p = a + 16 * k - shift, *q = b + 16 * k - shift;
            unsigned long long low = _mm512_cmpneq_epi16_mask(_mm512_loadu_si512(p), _mm512_loadu_si512(q));
            unsigned long long high = _mm512_cmpneq_epi16_mask(_mm512_loadu_si512(p + 32), _mm512_loadu_si512(q + 32));
            unsigned long long unlike = low | high << 32, rest = 0x7fff7fff7fff7fffULL;
            unlike |= (unlike & rest) + rest;
            changed |= _pext_u64(unlike, ~rest) << k;
        }
        for (; k < blocks - 1; k++) changed |= troyes_differs(a + 16 * k - shift, b + 16 * k - shift) << k;
        return changed | troyes_differs(a + n - 16, b + n - 16) << k;
    }
    #endif

    static inline unsigned long long troyes_changed_blocks(const short *a, const short *b, int shift, int n) {
    #if defined(TROYES_WIDE_BLOCKS)
        if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("bmi2")) return troyes_changed_wide(a, b, shift, n);
    #endif
        return troyes_changed(a, b, shift, n);
    }

    static inline int troyes_lowest(unsigned long long blocks) {
    #if defined(_MSC_VER)
        unsigned long k;
        _BitScanForward64(&k, blocks);
        return (int)k;
    #else
        return __builtin_ctzll(blocks);
    #endif
    }

    /* A hash of the blocks that are listed, and of the list. */
    static inline unsigned long long troyes_hash(const short *s, int shift, int n, unsigned long long blocks,
                                                 unsigned long long salt) {
        unsigned long long a = salt, b = blocks * 0x9E3779B97F4A7C15ULL, c = 0, d = 0, w[4];
        for (; blocks; blocks &= blocks - 1) {  /* four strands: none waits for another */
            const short *block = s + troyes_block(troyes_lowest(blocks), shift, n);
            memcpy(&w[0], block, 8);
            memcpy(&w[1], block + 4, 8);
            memcpy(&w[2], block + 8, 8);
            memcpy(&w[3], block + 12, 8);
            a = (a ^ w[0]) * 0xBF58476D1CE4E5B9ULL;
            b = (b ^ w[1]) * 0x94D049BB133111EBULL;
            c = (c ^ w[2]) * 0xD6E8FEB86659FD93ULL;
            d = (d ^ w[3]) * 0x9E3779B97F4A7C15ULL;
            a ^= a >> 29;
            b ^= b >> 31;
            c ^= c >> 30;
            d ^= d >> 32;
        }
        a = (a ^ a >> 32) * 0x94D049BB133111EBULL + (b ^ b >> 30) * 0x9E3779B97F4A7C15ULL;
        c = (c ^ c >> 31) * 0xBF58476D1CE4E5B9ULL + (d ^ d >> 29) * 0xD6E8FEB86659FD93ULL;
        a = (a ^ a >> 32) * 0x9E3779B97F4A7C15ULL + (c ^ c >> 33) * 0x94D049BB133111EBULL;
        a = (a ^ a >> 32) * 0xD6E8FEB86659FD93ULL;
        return a ^ a >> 32;
    }
    """
    unsigned long long troyes_changed_blocks(const short *a, const short *b, int shift, int n) nogil
    unsigned long long troyes_hash(const short *s, int shift, int n, unsigned long long blocks,
                                   unsigned long long salt) nogil

cdef inline int shift_of(State s) noexcept nogil:
    return <int>(15 - (&s.space[0] - &s.players + 15) % 16)

cpdef inline unsigned long long changed_blocks(State s, State base) noexcept nogil:
    return troyes_changed_blocks(&s.players, &base.players, shift_of(s), <int>(block_size(s) // 2))

cdef inline unsigned long long changed_since(State s, short *old) noexcept nogil:
    return troyes_changed_blocks(&s.players, old, shift_of(s), <int>(block_size(s) // 2))

cdef inline void remember(State s, short *old) noexcept nogil:
    memcpy(old, &s.players, block_size(s))

cdef inline unsigned long long hash_blocks(State s, unsigned long long blocks, unsigned long long salt) noexcept nogil:
    return troyes_hash(&s.players, shift_of(s), <int>(block_size(s) // 2), blocks, salt)
