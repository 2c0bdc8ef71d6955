/** A family covers a script if it has all of its sample letters. */
const SCRIPTS = [
  ['Latin', 'AzÄßñ'],
  ['Latin extended', 'łŐžşğ'],
  ['Vietnamese', 'ếữạ'],
  ['Greek', 'Ωλά'],
  ['Cyrillic', 'Яжё'],
  ['Hebrew', 'אש'],
  ['Arabic', 'عشپ'],
  ['Thai', 'กน้'],
  ['Armenian', 'Հայև'],
  ['Georgian', 'ქარ'],
  ['Devanagari', 'कि'],
  ['Bengali', 'বাং'],
  ['Gujarati', 'ગુજ'],
  ['Gurmukhi', 'ਪੰਜ'],
  ['Kannada', 'ಕನ್'],
  ['Malayalam', 'മലയ'],
  ['Tamil', 'தமி'],
  ['Telugu', 'తెలు'],
  ['Sinhala', 'සිං'],
  ['Ethiopic', 'አማር'],
  ['runes', 'ᚠᚢ'],
  ['musical notation', '𝄞'],
  ['Japanese', 'あア漢字'],
  ['Korean', '한글'],
  ['simplified Chinese', '汉语'],
  ['traditional Chinese', '臺灣麵罈'],
  ['arrows and mathematics', '→⇒≈∑'],
  ['symbols', '☀♞⚔'],
];
const CATEGORIES = {
  sans: 'sans serif',
  serif: 'serif',
  display: 'display',
  handwriting: 'handwriting',
  mono: 'monospaced',
};

/** docs/reference/fonts.md from a manifest. */
export function fontReference(manifest) {
  const fallbacks = manifest.fallbacks.map((slug) => `\`${slug}\``).join(', ');
  return `${[
    '# Fonts',
    '',
    '<!-- Written by renderer/scripts/buildFonts.mjs from the font manifest. Change renderer/scripts/fonts/families.mjs instead. -->',
    '',
    'A template selects a family with the class `font-<slug>`: `font-eb-garamond`. `font-sans` is `instrument-sans`, `font-serif` is',
    '`newsreader`, `font-mono` is `jetbrains-mono`. An unknown name falls back to `instrument-sans`, with a warning.',
    '',
    'If a family lacks a weight, the nearest one is used, as in CSS. If it lacks italics, its upright letters are slanted by 14 degrees;',
    'if it lacks a bold (600 or more), its strokes become thicker.',
    '',
    `Characters that a family lacks come from the first of these that has them: ${fallbacks}.`,
    'Chinese and Korean texts try their own family before the Japanese one; those in `zh-Hant`, `zh-TW` or `zh-HK`, the one of traditional',
    'characters. Emoji are pictures. A character that no font has is reported as `text.missing_glyph`.',
    '',
    '| Class | Family | Kind | Weights | Italics | Scripts |',
    '| --- | --- | --- | --- | --- | --- |',
    ...manifest.families.map(familyRow),
    '',
    '## Licences',
    '',
    'The licence text of each family is in `renderer/assets/fonts/licenses`; every copy of the fonts includes it.',
    '',
    '| Family | Licence | Version | Copyright |',
    '| --- | --- | --- | --- |',
    ...manifest.families.map(licenseRow),
  ].join('\n')}\n`;
}

function familyRow({ slug, name, category, faces }) {
  const weights = (italic) => {
    const list = faces.filter((face) => face.italic === italic).map((face) => face.weight);
    return [...new Set(list)].sort((a, b) => a - b).join(' ') || 'none';
  };
  return `| \`font-${slug}\` | ${name} | ${CATEGORIES[category]} | ${weights(false)} | ${weights(true)} | ${scriptsOf(faces)} |`;
}

function licenseRow({ name, license, version, copyright }) {
  return `| ${name} | ${license} | ${version} | ${shorten(copyright)} |`;
}

function scriptsOf(faces) {
  const has = (letter) => {
    const code = letter.codePointAt(0);
    return faces.some(({ ranges }) => ranges.some(([from, to]) => from <= code && code <= to));
  };
  return SCRIPTS.filter(([, letters]) => [...letters].every(has))
    .map(([script]) => script)
    .join(', ');
}

/** The packages repeat the line for each source file. */
function shorten(copyright) {
  return copyright
    .split(/\s\S+\.ttf: /)[0]
    .trimEnd()
    .replace(/\s+/g, ' ')
    .replaceAll('|', '\\|');
}
