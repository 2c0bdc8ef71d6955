import { Blob, Face, Font } from 'harfbuzzjs';

const USE_TYPO_METRICS = 1 << 7;

/**
 * Coverage and metrics of TrueType bytes for a face in renderer/src/fonts/types.ts, but with two heights both as declared
 * by the font and as measured (0 without the letter).
 */
export function describeFont(bytes) {
  const face = new Face(new Blob(bytes));
  const unicodes = [...face.collectUnicodes()].filter((code) => code >= 0x20 && !(code >= 0x7f && code < 0xa0));
  if (unicodes.length === 0) throw new Error('The font has no characters.');
  return { ranges: toRanges(unicodes), ...metricsOf(face), copyright: face.getName(0, 'en').trim() };
}

/** Inclusive ranges of a list of code points. */
function toRanges(codes) {
  const ranges = [];
  for (const code of codes.sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && code <= last[1] + 1) last[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

/** Ascent and descent as in Chromium (Skia): hhea, or the typographic ones if the font requests them. */
function metricsOf(face) {
  const hhea = view(face, 'hhea');
  const os2 = view(face, 'OS/2');
  const typographic = (os2.getUint16(62) & USE_TYPO_METRICS) !== 0;
  const [ascender, descender] = typographic
    ? [os2.getInt16(68), os2.getInt16(70)]
    : [hhea.getInt16(4), hhea.getInt16(6)];
  const hasHeights = os2.getUint16(0) >= 2;
  const em = (value) => Math.round((value / face.upem) * 1e6) / 1e6;
  return {
    ascent: em(ascender),
    descent: em(-descender),
    capHeight: { stated: hasHeights ? em(os2.getInt16(88)) : 0, measured: em(topOf(face, 'H')) },
    xHeight: { stated: hasHeights ? em(os2.getInt16(86)) : 0, measured: em(topOf(face, 'x')) },
  };
}

function view(face, table) {
  const bytes = face.referenceTable(table);
  if (bytes === undefined) throw new Error(`The font has no ${table} table.`);
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Top of a letter in font units, 0 when the font lacks it. */
function topOf(face, letter) {
  const font = new Font(face);
  const glyph = font.nominalGlyph(letter.codePointAt(0));
  return glyph === undefined ? 0 : (font.glyphExtents(glyph)?.yBearing ?? 0);
}

const PLAUSIBLE = 0.15;

/**
 * Chooses between declared and measured heights. MedievalSharp declares an x-height of 0.1 em, so a declared value is used
 * only if it is close to the measured one. A subset without H and x uses those of its sibling with the same weight and style.
 */
export function settleHeights(faces) {
  return faces.map((face) => {
    const siblings = faces.filter((other) => other.weight === face.weight && other.italic === face.italic);
    const settle = (key) => {
      const measured = siblings.find((sibling) => sibling[key].measured > 0)?.[key].measured ?? 0;
      const { stated } = face[key];
      return measured === 0 || Math.abs(stated - measured) <= PLAUSIBLE * measured ? stated : measured;
    };
    return { ...face, capHeight: settle('capHeight'), xHeight: settle('xHeight') };
  });
}
