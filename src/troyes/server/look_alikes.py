"""Characters that look alike, for names in Latin letters.

The idea is that of Unicode's "skeletons" (UTS #39): everything that looks like a Latin letter at a
glance becomes that letter, and so do digits that are used instead of letters. The result need not
mean anything; names that look the same just have to give the same result.
"""

from __future__ import annotations


def table(rows: dict[str, str]) -> dict[int, str]:
    """By character, the Latin letter it looks like."""
    return {ord(other): latin for latin, others in rows.items() for other in others}


# Capitals whose small letters look like something else: to be looked up before lower case. So are
# letters that another normal form would turn into something that looks different.
CAPITALS = table(
    {
        "a": "Λ", "b": "ΒꞴ", "c": "ϹϲΣ", "f": "ſϜ\U0001d7ca", "g": "Ԍ", "h": "ΗН", "j": "Ʝ",
        "l": "Ɩ", "m": "ΜϺ", "n": "ΝИ", "o": "Ѳ", "s": "Տ", "x": "Ꭓ", "y": "ΥϒҮ", "z": "Ζ",
        "2": "ƧϨ", "3": "ƷȜЗӠⳌꝪꞫ", "5": "Ƽ", "6": "Ⳓ", "9": "ⳊꝮ",
    }
)  # fmt: skip

# After lower case: Cyrillic, Greek, Armenian, Georgian, Hebrew, Arabic, Coptic, Cherokee, Lisu,
# Canadian syllables, runes, letters of old and of small scripts, small capitals, signs, figures.
LETTERS = table(
    {
        "a": "аαɑⲁᎪꓮᴀ⍺ᗅ4@\U000102a0\U00016f40Ꮞ\U000118af",
        "b": "вƅβⲃᏴꓐʙьᏏᑲᖯᗷ8ȣ৪੪\U00010282\U000102a1\U00010301\U0001031a\U0001e8cb",
        "c": "сϲςⲥᏟꓚᴄ\U0001043d\U000102a2\U00010302\U00010415\U0001051c\U000118e9"
        "\U000118f2\U0001f74c",
        "d": "ԁᎠꓓᴅᏧᑯꓒᗞᗪ",
        "e": "еєεⲉᎬꓰᴇҽ℮ꬲ⋿ⴹ3€зʒȝӡⳍꝫɜэ\U00010286\U000118c6\U000118ce\U000118a6\U000118ae"
        "\U000118ca\U00016f3b\U0001d206",
        "f": "ꓝꜰքẝꞙꬵᖴϝ\U00010287\U000102a5\U00010525\U000118c2\U0001d213",
        "g": "ɡցᏀꓖɢƍᶃԍᏻ9৭੧୨൭ⳋꝯ\U000118cc\U000118d6",
        "h": "нһհⲏᎻꓧʜᏂᕼ\U000102cf",
        "i": "іιıⲓꓲɪɩ˛Ꭵ⍳ꙇ\U000118c3",
        "j": "јϳᎫꓙᴊȷᒍʝ",
        "k": "кκⲕᏦꓗᴋᛕ\U00010518",
        "l": "1|!ⅼӏℓᏞꓡʟɩǀ\u05c0\u05d5\u05df\u0627\u0661\u06f1\u07caᛁ∣⏽ⵏᒪⳑ£\U0001028a\U00010309"
        "\U00010320\U00016f28\U0001e8c7\U0001041b\U00010443\U00010526\U000118d2\U00016f16\U0001d22a",
        "m": "мⅿⲙᎷꓟᴍϻᗰᛖ\U000102b0\U00010311",
        "n": "ηոпⲛꓠɴռи\U00010513",
        "o": "оοօσⲟ0ꓳᴏ\u05e1\u0647\u0665\u06be\u06c1\u06d5\u06f5०੦૦௦౦೦ഠ൦๐໐ဝ၀ჿᴑꬽ߀০ଠ୦ዐⵔ〇ѳ"
        "\U0001042c\U000104ea\U000118c8\U000118d7\U00010292\U000102ab\U00010516\U000114d0\U000118e0",
        "p": "рρⲣᏢꓑᴘ⍴ᑭ\U00010295",
        "q": "ԛզգⵕ",
        "r": "гᴦᏒꓣʀⲅꭇꭈᎡᖇᏒᎱ\U000104dc\U00016f35\U0001d216",
        "s": "ѕ5ᏚꓢꜱƽᏕ$\U00010448\U000118c1\U000118db\U00010296\U00016f3a",
        "t": "тτⲧᎢꓔᴛ7⊤⟙\U00010297\U000102b1\U00010315\U000118dc\U00016f0a\U0001f768\U000104fa"
        "\U0001d212",
        "u": "υսцꓴᴜʋꞟꭎꭒሀᑌ∪⋃\U000104f6\U000118d8\U00016f42",
        "v": "νѵⅴᏙꓦᴠ\u05d8\u0667\u06f7∨⋁ᐯⴸꛟ\U00011706\U000118c0\U0001051d\U00016f08\U0001d20d",
        "w": "ԝωшᎳꓪᴡɯѡաᏔ\U0001170a\U0001170e\U0001170f\U000118e6\U000118ef",
        "x": "хχⲭꓫ×ᕁᕽ᙮⤫⤬⨯᙭ᚷ╳ⵝꭓ\U00010290\U000102b4\U00010317\U00010322\U00010527\U000118ec",
        "y": "уүγⲩꓬʏɣყᶌỿꭚᎩᎽ\U000102b2\U00016f43",
        "6": "бᏮⳓ\U000118d5",
        "z": "ᴢᏃꓜ2ƨϩᒿꙅꛯꝛ\U000118c4\U000102f5\U000118c9\U000118e5",
    }
)  # fmt: skip
