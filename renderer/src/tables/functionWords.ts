/**
 * Function words that are frequent in languages in Latin letters. Some belong to several of them: the language with the
 * most words counts.
 */
const WORDS: Readonly<Record<string, string>> = {
  en: 'the and of to is you your with for this that from on it are or each when all any',
  de: 'der die das und nicht ist ein eine einen mit auf für dem den zu oder wenn sie du wird bei aus',
  fr: 'le les des et est une dans pour qui vous avec sur votre ou ce cette au aux du sont',
  es: 'el los las y una con por tu cada su del al es pero esta más',
  it: 'il gli di è della dei delle che ogni sono tuo nel questa più ed',
  pt: 'o os uma não do dos em da das ao você seu sua cada são mais',
  nl: 'het een van voor op niet je met wordt zijn of deze elke dat ook',
  sv: 'och ett är som för på av att inte eller varje från',
  da: 'og er som på af ikke eller hver hvis det til din',
  pl: 'i w na z nie jest się że lub do każdy dla ten',
};

const LANGUAGE_WORDS = Object.entries(WORDS).map(([language, words]) => [language, new Set(words.split(' '))] as const);

/** Fewer could be names and terms from another language. */
const LEAST_WORDS = 6;
/** The share of function words in rules and stories is a quarter to a half. */
const LEAST_SHARE = 0.1;
/** How much more often the words of the language occur than those of any other one. */
const CLEAR_LEAD = 1.3;

/** The language of a text in Latin letters by its function words; undefined if they are few or could be several. */
export function languageByWords(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = LANGUAGE_WORDS.map(([language, own]) => ({
    language,
    count: words.filter((word) => own.has(word)).length,
  })).toSorted((one, other) => other.count - one.count);
  const [first, second] = counts;
  if (first === undefined || second === undefined || first.count < LEAST_WORDS) return undefined;
  const isClear = first.count >= LEAST_SHARE * words.length && first.count >= CLEAR_LEAD * second.count;
  return isClear ? first.language : undefined;
}
