import { PDFArray, PDFDict, PDFName, PDFRawStream } from '../../pdfLib.js';
import { STANDARDS } from '../standards.js';
import { type Clause, unless } from './Clause.js';
import { latin1, type PdfParts } from './PdfParts.js';

/** Rules about the file as a whole: its version, identification, pages and what it must not contain. */
export const FILE_CLAUSES: readonly Clause[] = [
  {
    id: 'version',
    rule: 'The file has the version of PDF that the standard is based on.',
    broken: ({ parts, standard }) => {
      const wanted = `%PDF-${STANDARDS[standard].pdf}`;
      const header = latin1(parts.bytes.subarray(0, 8));
      return unless(header === wanted, `the file begins with ${header}, not with ${wanted}`);
    },
  },
  {
    id: 'id',
    rule: 'The trailer has an id, and the file is not encrypted.',
    broken: ({ parts: { document } }) => {
      const { ID: id, Encrypt: encrypt } = document.context.trailerInfo;
      const whole = id instanceof PDFArray && id.size() === 2;
      return [...unless(whole, 'there is no id'), ...unless(encrypt === undefined, 'the file is encrypted')];
    },
  },
  {
    id: 'identification',
    rule: 'The Info dictionary and the metadata name the standard, a title, dates and whether the file is trapped.',
    broken: ({ parts, standard }) => {
      const { name } = STANDARDS[standard];
      const info = infoOf(parts);
      const xmp = xmpOf(parts);
      const known = (key: string): boolean => Boolean(parts.text(info, key));
      return [
        ...unless(parts.text(info, 'GTS_PDFXVersion')?.includes(name) === true, `Info does not say ${name}`),
        ...unless(xmp.includes(`GTS_PDFXVersion>${name}<`), `the metadata does not say ${name}`),
        ...unless(parts.text(info, 'Trapped') === 'False', 'Info does not say whether the file is trapped'),
        ...unless(xmp.includes('<pdf:Trapped>False<'), 'the metadata does not say whether the file is trapped'),
        ...['Title', 'CreationDate', 'ModDate'].filter((key) => !known(key)).map((key) => `Info lacks ${key}`),
        ...['xmp:CreateDate', 'xmp:ModifyDate', 'xmp:MetadataDate', 'xmpMM:DocumentID', 'xmpMM:VersionID']
          .concat('xmpMM:RenditionClass', 'dc:title')
          .filter((key) => !xmp.includes(`<${key}>`))
          .map((key) => `the metadata lacks ${key}`),
      ];
    },
  },
  {
    id: 'boxes',
    rule: 'Every page has a TrimBox inside its BleedBox inside its MediaBox, and no ArtBox.',
    broken: ({ parts: { document } }) =>
      document.getPages().flatMap((page, index) => {
        const boxes = ['TrimBox', 'BleedBox', 'MediaBox'].map((name) => boxOf(page.node.lookup(PDFName.of(name))));
        const [trim, bleed, media] = boxes;
        const nested = trim && bleed && media && contains(bleed, trim) && contains(media, bleed);
        const art = page.node.has(PDFName.of('ArtBox'));
        return unless(nested === true && !art, `the boxes of page ${index + 1} are missing or not nested`);
      }),
  },
  {
    id: 'fonts',
    rule: 'Every font is embedded.',
    broken: ({ parts }) =>
      parts.dictionaries
        .filter((font) => parts.text(font, 'Type') === 'Font' && hasOwnProgram(parts, font))
        .filter((font) => !isEmbedded(font))
        .map((font) => `the font ${parts.text(font, 'BaseFont') ?? 'without a name'} is not embedded`),
  },
  {
    id: 'content',
    rule: 'There are no actions, scripts, annotations, forms to fill in, attachments, layers or other files.',
    broken: ({ parts, standard }) => {
      const keys = [
        'AA',
        'OpenAction',
        'JavaScript',
        'Annots',
        'AcroForm',
        'EmbeddedFiles',
        'Alternates',
        'OPI',
        'TR',
        'HTP',
      ];
      // PDF/X-4 allows layers.
      if (standard === 'x1a') keys.push('OCProperties');
      const has = (key: string): boolean => parts.dictionaries.some((dictionary) => dictionary.has(PDFName.of(key)));
      const external = parts.streams.some(({ dict }) => dict.has(PDFName.of('F')));
      return [
        ...keys.filter(has).map((key) => `there is an entry ${key}`),
        ...unless(!external, 'a stream is in another file'),
      ];
    },
  },
  {
    id: 'filters',
    rule: 'Nothing is compressed with LZW, and PDF/X-1a has no streams of objects and no JPEG 2000 or JBIG2.',
    broken: ({ parts, standard }) => {
      const banned = standard === 'x1a' ? ['LZWDecode', 'JPXDecode', 'JBIG2Decode'] : ['LZWDecode'];
      const filters = parts.streams.map(({ dict }) => String(dict.lookup(PDFName.of('Filter'))));
      const used = banned.filter((filter) => filters.some((each) => each.includes(filter)));
      const packed = standard === 'x1a' && /\/Type\s*\/(?:ObjStm|XRef)\b/.test(latin1(parts.bytes));
      return [
        ...used.map((filter) => `a stream uses ${filter}`),
        ...unless(!packed, 'objects are packed into streams'),
      ];
    },
  },
];

function infoOf({ document: { context } }: PdfParts): PDFDict | undefined {
  return context.lookupMaybe(context.trailerInfo.Info, PDFDict);
}

function xmpOf({ document: { catalog } }: PdfParts): string {
  const stream = catalog.lookup(PDFName.of('Metadata'));
  const isReadable = stream instanceof PDFRawStream && !stream.dict.has(PDFName.of('Filter'));
  return isReadable ? new TextDecoder().decode(stream.contents) : '';
}

function boxOf(value: unknown): readonly number[] | undefined {
  return value instanceof PDFArray && value.size() === 4
    ? value.asArray().map((number) => Number(String(number)))
    : undefined;
}

/** Readers allow for rounding; a thousandth of a point is far below what a cutter can do. */
const ROUNDING = 0.001;

function contains(outer: readonly number[], inner: readonly number[]): boolean {
  const [left = 0, bottom = 0, right = 0, top = 0] = outer;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = inner;
  return x1 >= left - ROUNDING && y1 >= bottom - ROUNDING && x2 <= right + ROUNDING && y2 <= top + ROUNDING;
}

/** Type 0 fonts have their program in a descendant, and the letters of Type 3 fonts are content. */
function hasOwnProgram(parts: PdfParts, font: PDFDict): boolean {
  return !['Type0', 'Type3'].includes(parts.text(font, 'Subtype') ?? '');
}

function isEmbedded(font: PDFDict): boolean {
  const descriptor = font.lookup(PDFName.of('FontDescriptor'));
  return (
    descriptor instanceof PDFDict &&
    ['FontFile', 'FontFile2', 'FontFile3'].some((key) => descriptor.has(PDFName.of(key)))
  );
}
