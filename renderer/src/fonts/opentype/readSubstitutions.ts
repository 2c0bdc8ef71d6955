const SINGLE = 1;
const EXTENSION = 7;

/** The glyphs that a feature replaces one by one, and what replaces them; empty if the font lacks the feature. */
export function readSubstitutions(tables: ReadonlyMap<string, DataView>, feature: string): ReadonlyMap<number, number> {
  const gsub = tables.get('GSUB');
  if (gsub === undefined || gsub.byteLength < 10) return new Map();
  const lookups = gsub.getUint16(8);
  const pairs = [...lookupsOf(gsub, feature)].flatMap((index) =>
    readLookup(gsub, lookups + gsub.getUint16(lookups + 2 + 2 * index)),
  );
  return new Map(pairs);
}

/** The lookups of all scripts and languages, in the order in which they apply. */
function lookupsOf(gsub: DataView, feature: string): Set<number> {
  const list = gsub.getUint16(6);
  const found: number[] = [];
  for (let index = 0; index < gsub.getUint16(list); index += 1) {
    const at = list + 2 + 6 * index;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((place) => gsub.getUint8(at + place)));
    if (tag !== feature) continue;
    const table = list + gsub.getUint16(at + 4);
    for (let lookup = 0; lookup < gsub.getUint16(table + 2); lookup += 1)
      found.push(gsub.getUint16(table + 4 + 2 * lookup));
  }
  return new Set(found.sort((one, other) => one - other));
}

type Pair = [from: number, to: number];

function readLookup(gsub: DataView, lookup: number): Pair[] {
  const type = gsub.getUint16(lookup);
  const subtables = Array.from(
    { length: gsub.getUint16(lookup + 4) },
    (_, index) => lookup + gsub.getUint16(lookup + 6 + 2 * index),
  );
  if (type === SINGLE) return subtables.flatMap((at) => readSingle(gsub, at));
  if (type !== EXTENSION) return [];
  return subtables
    .filter((at) => gsub.getUint16(at + 2) === SINGLE)
    .flatMap((at) => readSingle(gsub, at + gsub.getUint32(at + 4)));
}

function readSingle(gsub: DataView, at: number): Pair[] {
  const covered = readCoverage(gsub, at + gsub.getUint16(at + 2));
  if (gsub.getUint16(at) === 1) return covered.map((glyph) => [glyph, (glyph + gsub.getInt16(at + 4)) & 0xffff]);
  return covered.map((glyph, index) => [glyph, gsub.getUint16(at + 6 + 2 * index)]);
}

function readCoverage(gsub: DataView, at: number): number[] {
  const count = gsub.getUint16(at + 2);
  if (gsub.getUint16(at) === 1) return Array.from({ length: count }, (_, index) => gsub.getUint16(at + 4 + 2 * index));
  return Array.from({ length: count }, (_, index) => at + 4 + 6 * index).flatMap((range) => {
    const [from, to] = [gsub.getUint16(range), gsub.getUint16(range + 2)];
    return Array.from({ length: to - from + 1 }, (_, step) => from + step);
  });
}
