import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '../../pdfLib.js';
import { type ContentOperator, contentOperators } from './contentOperators.js';

/** A finished document, taken apart for the clauses that look at it. */
export class PdfParts {
  /** All dictionaries, those of streams included. */
  readonly dictionaries: readonly PDFDict[];
  readonly streams: readonly PDFRawStream[];
  #all: readonly ContentOperator[] | undefined;
  readonly #operators = new Map<PDFRawStream, readonly ContentOperator[]>();

  constructor(
    readonly document: PDFDocument,
    /** The file's bytes, for what a parser does not tell. */
    readonly bytes: Uint8Array,
  ) {
    const dictionaries: PDFDict[] = [];
    const streams: PDFRawStream[] = [];
    const visit = (object: PDFObject): void => {
      if (object instanceof PDFRawStream) streams.push(object);
      if (object instanceof PDFStream) visit(object.dict);
      else if (object instanceof PDFArray) object.asArray().forEach(visit);
      else if (object instanceof PDFDict) {
        dictionaries.push(object);
        object.values().forEach(visit);
      }
    };
    const { Info: info } = document.context.trailerInfo;
    if (info !== undefined && !(info instanceof PDFRef)) visit(info);
    for (const [, object] of document.context.enumerateIndirectObjects()) visit(object);
    this.dictionaries = dictionaries;
    this.streams = streams;
  }

  /** The operators of all pages, forms, tiles and glyphs. */
  get operators(): readonly ContentOperator[] {
    this.#all ??= this.#contents().flatMap((stream) => this.#operatorsIn(stream));
    return this.#all;
  }

  /** The operators of a stream, or of the streams that a page’s content is divided into. */
  operatorsOf(content: PDFObject | undefined): readonly ContentOperator[] {
    if (content instanceof PDFRawStream) return this.#operatorsIn(content);
    return content instanceof PDFArray
      ? content.asArray().flatMap((_, index) => this.operatorsOf(content.lookup(index)))
      : [];
  }

  /** An entry of a dictionary, as text without the slash of a name. */
  text(dictionary: PDFDict | undefined, key: string): string | undefined {
    const value = dictionary?.lookup(PDFName.of(key));
    if (value === undefined) return undefined;
    return value instanceof PDFName ? value.decodeText() : String(value);
  }

  #operatorsIn(stream: PDFRawStream): readonly ContentOperator[] {
    const operators = this.#operators.get(stream) ?? [...contentOperators(latin1(decode(stream)))];
    this.#operators.set(stream, operators);
    return operators;
  }

  #contents(): readonly PDFRawStream[] {
    const found = new Set<PDFRawStream>();
    const add = (object: PDFObject | undefined): void => {
      if (object instanceof PDFRawStream) found.add(object);
      if (object instanceof PDFArray) object.asArray().forEach((each) => add(this.document.context.lookup(each)));
    };
    for (const page of this.document.getPages()) add(page.node.lookup(PDFName.of('Contents')));
    for (const dictionary of this.dictionaries) {
      const glyphs = this.text(dictionary, 'Subtype') === 'Type3' && dictionary.lookup(PDFName.of('CharProcs'));
      if (glyphs instanceof PDFDict) glyphs.values().forEach((glyph) => add(this.document.context.lookup(glyph)));
    }
    for (const stream of this.streams) {
      const isForm = this.text(stream.dict, 'Subtype') === 'Form';
      if (isForm || this.text(stream.dict, 'PatternType') === '1') found.add(stream);
    }
    return [...found];
  }
}

/** @throws Error for a filter that only pictures use */
export function decode(stream: PDFRawStream): Uint8Array {
  return decodePDFRawStream(stream).decode();
}

export function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
