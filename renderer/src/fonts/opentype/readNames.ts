/** Name IDs of the OpenType specification: the family for setting text, and the older one of four styles. */
const TYPOGRAPHIC_FAMILY = 16;
const FAMILY = 1;

const WINDOWS = 3;
const MACINTOSH = 1;
const ENGLISH = 0x0409;

/** The name of a font's family, in English if it has several; undefined when it has none. */
export function readFamilyName(tables: ReadonlyMap<string, DataView>): string | undefined {
  const table = tables.get('name');
  if (table === undefined) return undefined;
  const strings = table.getUint16(4);
  const names = Array.from({ length: table.getUint16(2) }, (_, index) => {
    const at = 6 + 12 * index;
    const [platform, language, id] = [at, at + 4, at + 6].map((place) => table.getUint16(place));
    const start = table.byteOffset + strings + table.getUint16(at + 10);
    const bytes = new Uint8Array(table.buffer, start, table.getUint16(at + 8));
    return { platform, language, id, bytes };
  }).filter(({ platform }) => platform === WINDOWS || platform === MACINTOSH);
  const ranked = [TYPOGRAPHIC_FAMILY, FAMILY].flatMap((wanted) => {
    const named = names.filter(({ id }) => id === wanted);
    const english = named.filter(({ platform, language }) => platform === WINDOWS && language === ENGLISH);
    return [...english, ...named];
  });
  const [best] = ranked;
  if (best === undefined) return undefined;
  const name = new TextDecoder(best.platform === WINDOWS ? 'utf-16be' : 'macintosh').decode(best.bytes).trim();
  return name === '' ? undefined : name;
}
