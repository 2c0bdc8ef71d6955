const LETTER = /\p{L}|\p{M}/u;
const UPPER = /\p{Lu}/u;
const LOWER = /\p{Ll}/u;
const LATIN = /[\p{Script=Latin}\p{M}]/u;
const ASCII_LETTER = /[a-z]/i;
/** Characters that are no text, or show that bytes were read in the wrong encoding. */
const BROKEN = /[\ufffd\x80-\x9f\p{Co}\p{Cn}]/u;
/** Letters that hardly any language writes often; misread bytes are full of them. */
const RARE = /[ƒªºŠšŽžŸÞþÐðıˆ˜ˇ˘˙˚˛˝ﬁﬂ\uff61-\uff9f]/u;
/** Latin letters beyond ASCII that are words by themselves. */
const WORD = /[àáåéèíìòóöú]/i;
/** Signs that follow what they belong to. In Mac Roman, the same bytes are Ä, Ü, á and â, which begin words. */
const BEHIND = /[€†‡‰™]/u;
const IN_WORDS = /[’‘·\u00ad\u2010-\u2015ー]/u;

/** Thai vowels and marks above, below or behind a consonant, and the vowels that stand before one. */
const THAI_BEHIND = /[\u0e30\u0e32\u0e33\u0e45]|(?=\p{Script=Thai})\p{M}/u;
const THAI_BEFORE = /[\u0e40-\u0e44]/;
const THAI_CONSONANT = /[\u0e01-\u0e2e]/;

/**
 * How much a decoded text looks like writing, from 0 to 1: the share of its characters beyond ASCII that fit between
 * their neighbours. Capitals after small letters, signs inside words, lone letters, two scripts in one word and Thai vowels
 * without a consonant do not fit.
 */
export function plausibility(text: string): number {
  const characters = Array.from(text);
  let count = 0;
  let sum = 0;
  characters.forEach((character, index) => {
    if (character <= '\x7f') return;
    count += 1;
    sum += fit(character, characters[index - 1] ?? ' ', characters[index + 1] ?? ' ');
  });
  return count === 0 ? 1 : sum / count;
}

function fit(character: string, before: string, after: string): number {
  if (BROKEN.test(character)) return 0;
  if (!LETTER.test(character)) {
    if (BEHIND.test(character) && LETTER.test(after)) return 0;
    const isInside = LETTER.test(before) && LETTER.test(after);
    return isInside && !IN_WORDS.test(character) ? 0 : 1;
  }
  if (UPPER.test(character) && LOWER.test(before)) return 0;
  if (LOWER.test(character) && UPPER.test(after)) return 0;
  if (LATIN.test(character) && !LETTER.test(before + after) && !WORD.test(character)) return 0;
  if (!LATIN.test(character) && (ASCII_LETTER.test(before) || ASCII_LETTER.test(after))) return 0;
  if (THAI_BEHIND.test(character) && !THAI_CONSONANT.test(before) && !THAI_BEHIND.test(before)) return 0;
  if (THAI_BEFORE.test(character) && !THAI_CONSONANT.test(after)) return 0;
  return RARE.test(character) ? 0.5 : 1;
}

/** Whether all characters beyond ASCII are quotation marks, dashes and the like, as in English. */
export function hasOnlySigns(text: string): boolean {
  return !/(?=[^\x00-\x7f])[\p{L}\p{M}]/u.test(text);
}

/** Letters that Western European languages write beyond ASCII. */
const WESTERN = /[àâäáåãæçéèêëîïíìñôöóòõøœûüúùß]/i;
/** In Western languages, about one letter in ten has an accent. */
const MOST_ACCENTS = 0.3;

/** Whether a text is written in letters that Western Europe uses, most of them ASCII. */
export function looksWestern(text: string): boolean {
  const letters = Array.from(text).filter((character) => LETTER.test(character));
  const accented = letters.filter((character) => character > '\x7f');
  const isWestern = accented.every((letter) => WESTERN.test(letter)) && !isMisreadHungarian(text);
  return isWestern && accented.length <= letters.length * MOST_ACCENTS;
}

/** Hungarian ő turns into õ, which is followed by e in Portuguese, and stands among few acute accents in Estonian. */
function isMisreadHungarian(text: string): boolean {
  const tildes = text.match(/õ(?!e)/gi) ?? [];
  const acutes = text.match(/[áéíóú]/gi) ?? [];
  return tildes.length > 0 && acutes.length > tildes.length;
}

/** Thai writes one vowel or mark for about two consonants, at least. */
const FEWEST_VOWELS = 0.25;
/** Fewer may be Chinese, or Greek in capitals. */
const FEWEST_LETTERS = 30;

/** Whether a text is written in Thai. Bytes of other scripts give Thai letters as well, but few vowels in their places. */
export function looksThai(text: string): boolean {
  const letters = Array.from(text).filter((character) => character > '\x7f' && LETTER.test(character));
  const vowels = letters.filter((letter) => THAI_BEHIND.test(letter) || THAI_BEFORE.test(letter));
  return letters.length >= FEWEST_LETTERS && vowels.length >= letters.length * FEWEST_VOWELS;
}
