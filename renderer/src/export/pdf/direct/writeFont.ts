import { createHash } from 'node:crypto';
import type { Subsetter } from '../../fonts/Subsetter.js';
import { decimal } from '../../../painters/decimal.js';
import type { EmbeddedFont } from './EmbeddedFont.js';
import { cffOf, type FontFacts } from './FontFacts.js';
import type { CodedGlyph } from './GlyphCodes.js';
import type { PdfFile } from './PdfFile.js';
import { hex4, nameOf, utf16 } from './pdfText.js';

/** Writes a font with the glyphs that were used, their widths and their texts. */
export function writeFont(file: PdfFile, font: EmbeddedFont, subsetter: Subsetter): void {
  const codes = font.codes.entries();
  const glyphs = [...new Set(codes.map(([, { glyph }]) => glyph))].sort((one, other) => one - other);
  const { facts } = font;
  const subset = facts.isWholeOnly ? undefined : subsetter.subset(font.bytes, glyphs);
  const name = nameOf(`${subset === undefined ? '' : `${tagOf(font.face, glyphs)}+`}${font.face}`);
  const program = writeProgram(file, facts, subset ?? font.bytes);
  const descriptor = file.add(descriptorOf(name, facts, program));
  const kind = facts.isCff ? '/CIDFontType0' : `/CIDFontType2/CIDToGIDMap${glyphsByCode(file, codes)}`;
  const widths = codes.map(([code]) => `${code}[${decimal(font.widthOf(code))}]`).join('');
  const texts = codes.map(([code, { text }]) => [code, text] as const);
  writeComposite(file, font.id, { name, kind: `${kind}/W[${widths}]`, descriptor, texts });
}

/** @param codes in ascending order */
function glyphsByCode(file: PdfFile, codes: readonly (readonly [code: number, coded: CodedGlyph])[]): string {
  if (codes.every(([code, { glyph }]) => code === glyph)) return '/Identity';
  const table = Buffer.alloc(2 * ((codes.at(-1)?.[0] ?? 0) + 1));
  for (const [code, { glyph }] of codes) table.writeUInt16BE(glyph, 2 * code);
  return ` ${file.addStream('', table)} 0 R`;
}

/** Writes a font of dashes, one em wide, that stand for texts. @param font one with such a dash */
export function writeUnseenFont(
  file: PdfFile,
  font: EmbeddedFont,
  texts: ReadonlyMap<number, string>,
  subsetter: Subsetter,
): void {
  font.show('—', { size: 1, direction: 'ltr', letterSpacing: 0 });
  const [[dash] = [0]] = font.codes.entries();
  const name = nameOf(`${tagOf(font.face, [dash, texts.size])}+Unseen`);
  const program = writeProgram(file, font.facts, subsetter.subset(font.bytes, [dash]) ?? font.bytes);
  const descriptor = file.add(descriptorOf(name, font.facts, program));
  const glyphs = file.addStream('', Buffer.from(hex4(dash).repeat(texts.size + 1), 'hex'));
  writeComposite(file, font.id, { name, kind: `/CIDFontType2/CIDToGIDMap ${glyphs} 0 R`, descriptor, texts });
}

interface CompositeFont {
  readonly name: string;
  /** The kind of its descendant, with the entries that depend on it. */
  readonly kind: string;
  /** Object number. */
  readonly descriptor: number;
  /** By code, in ascending order. */
  readonly texts: Iterable<readonly [code: number, text: string]>;
}

function writeComposite(file: PdfFile, id: number, { name, kind, descriptor, texts }: CompositeFont): void {
  const system = '/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>';
  const descendant = file.add(
    `<</Type/Font/Subtype${kind}/BaseFont${name}${system}/FontDescriptor ${descriptor} 0 R/DW 1000>>`,
  );
  const table = file.addStream('', textTable(texts));
  file.add(
    `<</Type/Font/Subtype/Type0/BaseFont${name}/Encoding/Identity-H/DescendantFonts[${descendant} 0 R]/ToUnicode ${table} 0 R>>`,
    id,
  );
}

function writeProgram(file: PdfFile, { isCff }: FontFacts, bytes: Uint8Array): string {
  if (isCff) return `/FontFile3 ${file.addStream('/Subtype/CIDFontType0C', cffOf(bytes))} 0 R`;
  return `/FontFile2 ${file.addStream(`/Length1 ${bytes.length}`, bytes)} 0 R`;
}

/** Glyphs are chosen by number, which the flags call a symbolic font. */
const SYMBOLIC = 4;
const ITALIC = 64;

function descriptorOf(name: string, facts: FontFacts, program: string): string {
  const { box, ascent, descent, capHeight, italicAngle, weight } = facts;
  const flags = SYMBOLIC + (italicAngle === 0 ? 0 : ITALIC);
  // No table has the width of stems; readers use it only for fonts that are missing.
  const stem = Math.round(50 + (weight / 65) ** 2);
  const lengths = `/FontBBox[${box.map(decimal).join(' ')}]/Ascent ${decimal(ascent)}/Descent ${decimal(descent)}/CapHeight ${decimal(capHeight)}`;
  return `<</Type/FontDescriptor/FontName${name}/Flags ${flags}${lengths}/ItalicAngle ${decimal(italicAngle)}/StemV ${stem}${program}>>`;
}

/** Six letters that tell subsets of one font apart. */
function tagOf(face: string, glyphs: readonly number[]): string {
  const digest = createHash('sha256')
    .update(`${face} ${glyphs.join(' ')}`)
    .digest();
  return String.fromCharCode(...digest.subarray(0, 6).map((byte) => 65 + (byte % 26)));
}

/** Entries of a CMap that may stand together. */
const BLOCK = 100;

/** The text of each code, for searching and copying. */
function textTable(texts: CompositeFont['texts']): string {
  const rows = [...texts].map(([code, text]) => `<${hex4(code)}><${utf16(text)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < rows.length; at += BLOCK) {
    const block = rows.slice(at, at + BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return [
    '/CIDInit/ProcSet findresource begin',
    '12 dict begin',
    'begincmap',
    '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def',
    '/CMapName/Adobe-Identity-UCS def',
    '/CMapType 2 def',
    '1 begincodespacerange\n<0000><FFFF>\nendcodespacerange',
    ...blocks,
    'endcmap',
    'CMapName currentdict/CMap defineresource pop',
    'end\nend',
  ].join('\n');
}
