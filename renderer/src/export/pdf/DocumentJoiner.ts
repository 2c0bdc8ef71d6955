import { createHash } from 'node:crypto';
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from './pdfLib.js';

const LETTERS = 26;

/** Moves the objects of PDFs into the first of them. Pictures that several of them hold are kept once. */
export class DocumentJoiner {
  readonly #pictures = new Map<string, PDFRef>();
  #document: PDFDocument | undefined;
  #count = 0;

  get document(): PDFDocument {
    if (!this.#document) throw new Error('No document was added.');
    return this.#document;
  }

  /** Adds everything of a document but its trailer. The document must not be used any more. @returns where things are now */
  add(document: PDFDocument): (ref: PDFRef) => PDFRef {
    const target = (this.#document ??= document).context;
    const { context } = document;
    const offset = target === context ? 0 : target.largestObjectNumber;
    const known = this.#knownPictures(context, offset);
    const moved = (ref: PDFRef): PDFRef => known.get(ref) ?? PDFRef.of(ref.objectNumber + offset, ref.generationNumber);
    const objects = context.enumerateIndirectObjects();
    if (offset > 0) {
      for (const [, object] of objects) renameFont(object, this.#count);
      for (const [ref, object] of objects) if (!known.has(ref)) target.assign(moved(ref), redirect(object, moved));
    }
    this.#count++;
    return moved;
  }

  /** Pictures that are there already, by their reference in the document to come; remembers the others. */
  #knownPictures(context: PDFContext, offset: number): Map<PDFRef, PDFRef> {
    const known = new Map<PDFRef, PDFRef>();
    for (const [ref, object] of context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFRawStream) || object.dict.get(PDFName.of('Subtype')) !== PDFName.of('Image')) continue;
      const digest = digestOf(object, context);
      const same = this.#pictures.get(digest);
      if (same) known.set(ref, same);
      else this.#pictures.set(digest, PDFRef.of(ref.objectNumber + offset, ref.generationNumber));
    }
    return known;
  }
}

/** The same for streams that are equal together with everything that they refer to. */
function digestOf(object: PDFObject | undefined, context: PDFContext): string {
  const hash = createHash('sha256');
  const visit = (value: PDFObject | undefined): void => {
    if (value instanceof PDFRef) return visit(context.lookup(value));
    if (value instanceof PDFRawStream) {
      visit(value.dict);
      hash.update(value.contents);
    } else if (value instanceof PDFDict) {
      for (const [key, entry] of value.entries()) {
        hash.update(`${key.asString()} `);
        visit(entry);
      }
    } else if (value instanceof PDFArray) {
      hash.update(`[${value.size()}`);
      value.asArray().forEach(visit);
    } else {
      hash.update(`${String(value)} `);
    }
  };
  visit(object);
  return hash.digest('base64');
}

/** Gives every reference inside an object its new number, in place. */
function redirect<T extends PDFObject>(object: T, moved: (ref: PDFRef) => PDFRef): T | PDFRef {
  if (object instanceof PDFRef) return moved(object);
  if (object instanceof PDFStream) redirect(object.dict, moved);
  else if (object instanceof PDFDict)
    for (const [key, value] of object.entries()) object.set(key, redirect(value, moved));
  else if (object instanceof PDFArray)
    object.asArray().forEach((value, index) => object.set(index, redirect(value, moved)));
  return object;
}

/**
 * Subsets of one font in several documents are named alike (`AAAAAA+Inter`), which makes some readers take one for the
 * other: the tag's last two letters count the documents.
 */
function renameFont(object: PDFObject, count: number): void {
  if (!(object instanceof PDFDict)) return;
  for (const key of [PDFName.of('BaseFont'), PDFName.of('FontName')]) {
    const name = object.get(key);
    const match = name instanceof PDFName ? /^\/?([A-Z]{4})[A-Z]{2}(\+.*)$/.exec(name.asString()) : null;
    if (!match) continue;
    const [, tag = '', rest = ''] = match;
    const number = [Math.floor(count / LETTERS) % LETTERS, count % LETTERS];
    object.set(key, PDFName.of(`${tag}${String.fromCharCode(...number.map((digit) => 65 + digit))}${rest}`));
  }
}
