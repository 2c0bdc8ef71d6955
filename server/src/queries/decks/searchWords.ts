/** Longer words are split in documents and in searches alike; PostgreSQL refuses words of more than 2 kB. */
const WORD = /[\p{L}\p{N}\p{M}]{1,100}/gu;

/** Marks above and below Latin, Greek and Cyrillic letters. Those of other scripts tell letters apart. */
const ACCENTS = /[\u0300-\u036F]/g;

/** Letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
};

/** How German, Danish, Norwegian and Swedish are written without these letters. */
const SPELT_OUT: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' };

/** The words of a text, in lower case and without accents, in order. */
export function searchWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(ACCENTS, '')
    .replaceAll(/[ßæœøłđðþħı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC');
  return plain.match(WORD) ?? [];
}

/** The same words and, where it differs, each word's other spelling without accents: `über` is `uber` and `ueber`. */
export function wordSpellings(text: string): string[][] {
  return (text.normalize('NFC').match(WORD) ?? []).map((word) => {
    const speltOut = word.toLowerCase().replaceAll(/[äöüåø]/g, (letter) => SPELT_OUT[letter] ?? letter);
    return [...new Set([...searchWords(word), ...searchWords(speltOut)])];
  });
}
