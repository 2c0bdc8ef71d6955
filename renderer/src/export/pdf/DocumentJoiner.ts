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

/** Moves the objects of several PDFs into the first one. Pictures that occur in several are kept once. */
export class DocumentJoiner {
  readonly #pictures = new Map<string, PDFRef>();
  #document: PDFDocument | undefined;
  #count = 0;

  get document(): PDFDocument {
    if (!this.#document) throw new Error('No document was added.');
    return this.#document;
  }

  /**
   * Adds everything in a document except its trailer. Do not use the document afterwards. @returns the new references
   */
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

  /** Finds pictures that are already present, by their reference in the new document; records the others. */
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

/** Equal for streams that are equal, including everything that they refer to. */
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

/** Replaces every reference inside an object with the new one, in place. */
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
 * Subsets of one font in several documents have the same name (`AAAAAA+Inter`), so some readers confuse them. We use
 * the tag's last two letters to number the documents.
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
