/** Languages as people name them in headings: in English, German and French, and in the language itself. */
const NAMES: Readonly<Record<string, string>> = {
  en: 'english, englisch, anglais, inglés, inglês, inglese, engels',
  de: 'german, deutsch, allemand, alemán, alemão, tedesco, duits',
  fr: 'french, französisch, français, francés, francês, francese, frans',
  es: 'spanish, spanisch, espagnol, español, espanhol, spagnolo, spaans',
  pt: 'portuguese, portugiesisch, portugais, português, portugués, portoghese, portugees',
  it: 'italian, italienisch, italien, italiano, italiaans',
  nl: 'dutch, niederländisch, holländisch, néerlandais, nederlands',
  sv: 'swedish, schwedisch, suédois, svenska',
  da: 'danish, dänisch, danois, dansk',
  nb: 'norwegian, norwegisch, norvégien, norsk',
  fi: 'finnish, finnisch, finnois, suomi',
  pl: 'polish, polnisch, polonais, polski',
  cs: 'czech, tschechisch, tchèque, čeština',
  hu: 'hungarian, ungarisch, hongrois, magyar',
  tr: 'turkish, türkisch, turc, türkçe',
  ru: 'russian, russisch, russe, русский',
  uk: 'ukrainian, ukrainisch, ukrainien, українська',
  el: 'greek, griechisch, grec, ελληνικά',
  ar: 'arabic, arabisch, arabe, العربية',
  he: 'hebrew, hebräisch, hébreu, עברית',
  ja: 'japanese, japanisch, japonais, 日本語',
  ko: 'korean, koreanisch, coréen, 한국어',
  zh: 'chinese, chinesisch, chinois, 中文',
};

const BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([code, names]) => names.split(', ').map((name) => [name.normalize('NFC'), code])),
);

/** The code of a language that a word names in any case; undefined for other words. */
export function languageNamed(word: string): string | undefined {
  return BY_NAME.get(word.normalize('NFC').toLowerCase());
}
