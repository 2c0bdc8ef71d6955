/** Marks above and below Latin, Greek and Cyrillic letters. Those of other scripts tell letters apart. */
const ACCENTS = /[\u0300-\u036f]/g;

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

/** A text in lower case and without accents: `Ærø, Łódź` is `aero, lodz`. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(ACCENTS, '')
    .replaceAll(/[ßæœøłđðþħı]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC');
}

/** A text in lower case with umlauts written out: `Über` is `ueber`, where `plainLetters` gives `uber`. */
export function speltOut(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[äöüåø]/g, (letter) => SPELT_OUT[letter] ?? letter);
}
