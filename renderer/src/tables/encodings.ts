/** The encodings that a table may be in, by their names in the Encoding Standard, most usual first. */
export const TABLE_ENCODINGS = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big endian)',
  'windows-1252': 'Western (Windows)',
  macintosh: 'Western (Mac)',
  'windows-1250': 'Central European (Windows)',
  'windows-1251': 'Cyrillic (Windows)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  'x-mac-cyrillic': 'Cyrillic (Mac)',
  'windows-1253': 'Greek (Windows)',
  'windows-1254': 'Turkish (Windows)',
  'windows-1255': 'Hebrew (Windows)',
  'windows-1256': 'Arabic (Windows)',
  'windows-1257': 'Baltic (Windows)',
  'windows-874': 'Thai (Windows)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-jp': 'Japanese (EUC)',
  gb18030: 'Chinese, simplified (GB 18030)',
  big5: 'Chinese, traditional (Big5)',
  'euc-kr': 'Korean (EUC)',
} as const satisfies Record<string, string>;

export type TableEncoding = keyof typeof TABLE_ENCODINGS;

export const TABLE_ENCODING_NAMES = Object.keys(TABLE_ENCODINGS) as readonly TableEncoding[];

/** Other names of encodings; spreadsheets call windows-1252 Latin-1. */
const ALIASES: Readonly<Record<string, TableEncoding>> = {
  ascii: 'windows-1252',
  'iso-8859-1': 'windows-1252',
  'iso-8859-11': 'windows-874',
  'iso-8859-15': 'windows-1252',
  'iso-8859-2': 'windows-1250',
  'iso-8859-7': 'windows-1253',
  'iso-8859-8': 'windows-1255',
  'iso-8859-9': 'windows-1254',
  macroman: 'macintosh',
  'mac-roman': 'macintosh',
  'utf-16': 'utf-16le',
  'shift-jis': 'shift_jis',
  sjis: 'shift_jis',
  latin1: 'windows-1252',
  'tis-620': 'windows-874',
};

/** The encoding with a name, in any case; undefined if tables cannot be in it. */
export function findEncoding(name: string): TableEncoding | undefined {
  const lower = name.toLowerCase();
  return TABLE_ENCODING_NAMES.find((known) => known === lower) ?? ALIASES[lower];
}

/** The characters of windows-1252 from 0x80 to 0x9f; spaces are unused. */
const WINDOWS_1252 = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

/** Bytes as text; what is invalid becomes U+FFFD. */
export function decodeAs(bytes: Uint8Array, encoding: TableEncoding): string {
  const text = new TextDecoder(encoding).decode(bytes);
  if (encoding !== 'windows-1252') return text;
  // Some versions of Node decode it as Latin-1 (nodejs/node#56542), which has control characters there.
  return text.replaceAll(/[\x80-\x9f]/g, (character) => {
    const meant = WINDOWS_1252[character.charCodeAt(0) - 0x80] ?? ' ';
    return meant === ' ' ? character : meant;
  });
}
