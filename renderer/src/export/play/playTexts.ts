/**
 * Texts of play files: the controls of the offline player, and what cards without a title are called. `{place}`,
 * `{count}`, `{title}` and `{number}` stand for values.
 */
const NAMES = ['cards', 'previous', 'next', 'flip', 'shuffle', 'sort', 'place', 'backOf', 'untitled'] as const;
export type PlayTexts = Readonly<Record<(typeof NAMES)[number], string>>;

/** `no` is what most people call Norwegian Bokmål. */
const BOKMAL =
  'Kort | Forrige | Neste | Snu | Stokk | Sorter | {place} av {count} | Baksiden av {title} | Kort {number}';

/** In the order of the names, for the languages that imports recognize or that have hyphenation. */
const TEXTS: Readonly<Record<string, string>> = {
  en: 'Cards | Previous | Next | Flip | Shuffle | In order | {place} of {count} | Back of {title} | Card {number}',
  de: 'Karten | Zurück | Weiter | Umdrehen | Mischen | Sortieren | {place} von {count} | Rückseite von {title} | Karte {number}',
  fr: 'Cartes | Précédente | Suivante | Retourner | Mélanger | Trier | {place} sur {count} | Verso : {title} | Carte {number}',
  es: 'Cartas | Anterior | Siguiente | Voltear | Barajar | Ordenar | {place} de {count} | Reverso de {title} | Carta {number}',
  ca: 'Cartes | Anterior | Següent | Gira | Barreja | Ordena | {place} de {count} | Revers: {title} | Carta {number}',
  pt: 'Cartas | Anterior | Seguinte | Virar | Baralhar | Ordenar | {place} de {count} | Verso de {title} | Carta {number}',
  'pt-BR':
    'Cartas | Anterior | Próxima | Virar | Embaralhar | Ordenar | {place} de {count} | Verso de {title} | Carta {number}',
  it: 'Carte | Precedente | Successiva | Gira | Mescola | Riordina | {place} di {count} | Retro di {title} | Carta {number}',
  ro: 'Cărți | Înapoi | Înainte | Întoarce | Amestecă | Ordonează | {place} din {count} | Verso: {title} | Cartea {number}',
  nl: 'Kaarten | Vorige | Volgende | Omdraaien | Schudden | Sorteren | {place} van {count} | Achterkant van {title} | Kaart {number}',
  sv: 'Kort | Föregående | Nästa | Vänd | Blanda | Sortera | {place} av {count} | Baksidan av {title} | Kort {number}',
  da: 'Kort | Forrige | Næste | Vend | Bland | Sortér | {place} af {count} | Bagsiden af {title} | Kort {number}',
  no: BOKMAL,
  nb: BOKMAL,
  nn: 'Kort | Førre | Neste | Snu | Stokk | Sorter | {place} av {count} | Baksida av {title} | Kort {number}',
  fi: 'Kortit | Edellinen | Seuraava | Käännä | Sekoita | Järjestä | {place}/{count} | Kääntöpuoli: {title} | Kortti {number}',
  pl: 'Karty | Poprzednia | Następna | Odwróć | Tasuj | Uporządkuj | {place} z {count} | Rewers: {title} | Karta {number}',
  cs: 'Karty | Předchozí | Další | Otočit | Zamíchat | Seřadit | {place} / {count} | Zadní strana: {title} | Karta {number}',
  hu: 'Kártyák | Előző | Következő | Megfordítás | Keverés | Rendezés | {place} / {count} | Hátlap: {title} | {number}. kártya',
  tr: 'Kartlar | Önceki | Sonraki | Çevir | Karıştır | Sırala | {place} / {count} | Arka yüz: {title} | Kart {number}',
  ru: 'Карты | Назад | Далее | Перевернуть | Перемешать | По порядку | {place} из {count} | Оборот: {title} | Карта {number}',
  uk: 'Карти | Назад | Далі | Перевернути | Перемішати | За порядком | {place} з {count} | Зворот: {title} | Карта {number}',
  el: 'Κάρτες | Προηγούμενη | Επόμενη | Γύρισμα | Ανακάτεμα | Ταξινόμηση | {place} από {count} | Πίσω όψη: {title} | Κάρτα {number}',
  ar: 'البطاقات | السابقة | التالية | اقلب | اخلط | رتّب | {place} من {count} | ظهر البطاقة: {title} | البطاقة {number}',
  he: 'קלפים | הקודם | הבא | הפיכה | ערבוב | סידור | {place} מתוך {count} | גב הקלף: {title} | קלף {number}',
  hi: 'कार्ड | पिछला | अगला | पलटें | फेंटें | क्रम में लगाएँ | {count} में से {place} | {title} का पिछला भाग | कार्ड {number}',
  th: 'การ์ด | ก่อนหน้า | ถัดไป | พลิก | สับการ์ด | เรียงลำดับ | {place} จาก {count} | ด้านหลังของ {title} | การ์ด {number}',
  ja: 'カード | 前へ | 次へ | 裏返す | シャッフル | 元の順番 | {place} / {count} | {title}の裏面 | カード{number}',
  ko: '카드 | 이전 | 다음 | 뒤집기 | 섞기 | 원래 순서 | {place} / {count} | {title} 뒷면 | 카드 {number}',
  zh: '卡牌 | 上一张 | 下一张 | 翻面 | 洗牌 | 恢复顺序 | {place} / {count} | {title}（背面） | 卡牌 {number}',
  'zh-Hant': '卡牌 | 上一張 | 下一張 | 翻面 | 洗牌 | 恢復順序 | {place} / {count} | {title}（背面） | 卡牌 {number}',
};

export const PLAY_LANGUAGES: readonly string[] = Object.keys(TEXTS);

/** The language of the texts for a deck's language (a BCP 47 tag): its own if it has texts, otherwise English. */
export function playLanguage(tag: string): string {
  try {
    const locale = new Intl.Locale(tag);
    const { language, region, script = locale.maximize().script } = locale;
    const found = [`${language}-${region}`, `${language}-${script}`, language].find((each) =>
      Object.hasOwn(TEXTS, each),
    );
    return found ?? 'en';
  } catch {
    return 'en';
  }
}

/** @param language one that has texts */
export function playTexts(language: string): PlayTexts {
  const texts = (TEXTS[language] ?? '').split(' | ');
  return Object.fromEntries(NAMES.map((name, index) => [name, texts[index] ?? ''])) as PlayTexts;
}
