import { hash } from 'node:crypto';
import type { Bounds } from '../../../painters/bounds/Bounds.js';
import { decimal } from '../../../painters/decimal.js';
import type { PdfContent, PdfFont, PdfResources } from '../../../painters/pdf/index.js';
import type { FontStore } from './FontStore.js';
import type { PdfFile } from './PdfFile.js';

/** Shorter content is repeated rather than made a form, whose dictionary has about this length. */
const SHORTEST_FORM = 400;

/** The kinds of resource dictionaries by the first letter of names. */
const KINDS: Readonly<Record<string, string>> = {
  F: 'Font',
  G: 'ExtGState',
  I: 'XObject',
  N: 'ColorSpace',
  P: 'Pattern',
  S: 'Shading',
  X: 'XObject',
};

/** The resources of one file: each is written when it is first needed, and once. */
export class PdfResourceStore implements PdfResources {
  readonly #file: PdfFile;
  readonly #fonts: Pick<FontStore, 'font' | 'unseen'>;
  /** Object numbers by name. */
  readonly #objects = new Map<string, number>();
  /** Names by content, or by its digest if it is long, for each kind. */
  readonly #names = new Map<string, Map<string, string>>();
  /** Digests of content that has occurred, with the name of its form from the second time on. */
  readonly #parts = new Map<string, string | undefined>();
  readonly #counts = new Map<string, number>();
  #pictures: { readonly src: string; readonly id: number }[] = [];

  /** @param spaces colour spaces that every resource dictionary names */
  constructor(
    file: PdfFile,
    fonts: Pick<FontStore, 'font' | 'unseen'>,
    private readonly spaces = '',
  ) {
    this.#file = file;
    this.#fonts = fonts;
  }

  /** A name for a new object. @returns the name and the object's number */
  name(kind: string, id = this.#file.reserve()): { readonly name: string; readonly id: number } {
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    const name = `${kind}${count}`;
    this.#objects.set(name, id);
    return { name, id };
  }

  font(face: string): PdfFont {
    return this.#fonts.font(face);
  }

  unseen(text: string): { readonly font: string; readonly letter: string } {
    const font = this.#fonts.unseen(() => this.name('F'));
    return { font: font.name, letter: font.letterFor(text) };
  }

  picture(src: string): string {
    return this.#once('I', src, (id) => this.#pictures.push({ src, id }));
  }

  /** The pictures that were first used since the last call, to be written under their numbers. */
  takePictures(): readonly { readonly src: string; readonly id: number }[] {
    const pictures = this.#pictures;
    this.#pictures = [];
    return pictures;
  }

  state(dictionary: string): string {
    return this.#dictionary('G', dictionary);
  }

  shading(dictionary: string): string {
    return this.#dictionary('S', dictionary);
  }

  pattern(dictionary: string): string {
    return this.#dictionary('P', dictionary);
  }

  /** A colour space. @param expression as PDF */
  space(expression: string): string {
    return this.#dictionary('N', expression);
  }

  reference(name: string): string {
    const id = this.#objects.get(name);
    if (id === undefined) throw new RangeError(`There is no resource ${name}.`);
    return `${id} 0 R`;
  }

  group(content: PdfContent, bounds: Bounds, space: string): string {
    const group = `/Group<</S/Transparency/CS ${space}/I true/K false>>`;
    return this.form(content, boxOf(bounds), group);
  }

  repeated(content: PdfContent, bounds: () => Bounds): string | undefined {
    if (content.isAnchored || content.operators.length < SHORTEST_FORM) return undefined;
    const digest = digestOf(content.operators);
    if (!this.#parts.has(digest)) {
      this.#parts.set(digest, undefined);
      return undefined;
    }
    const name = this.#parts.get(digest) ?? this.form(content, boxOf(bounds().grow(1)));
    this.#parts.set(digest, name);
    return name;
  }

  /** A form XObject; equal ones are written once. @param box `left bottom right top` */
  form(content: PdfContent, box: string, group = ''): string {
    const entries = `/Type/XObject/Subtype/Form/BBox[${box}]${group}`;
    return this.#once('X', `${entries}${digestOf(content.operators)}`, (id) => {
      this.#file.addStream(`${entries}/Resources ${this.dictionary(content.resources)}`, content.operators, id);
    });
  }

  /** A resource dictionary. */
  dictionary(names: Iterable<string>): string {
    const kinds = new Map(this.spaces === '' ? [] : [['ColorSpace', this.spaces]]);
    for (const name of names) {
      const kind = KINDS[name.charAt(0)] ?? '';
      kinds.set(kind, `${kinds.get(kind) ?? ''}/${name} ${this.reference(name)}`);
    }
    return `<<${[...kinds].map(([kind, entries]) => `/${kind}<<${entries}>>`).join('')}>>`;
  }

  #dictionary(kind: string, dictionary: string): string {
    return this.#once(kind, dictionary, (id) => this.#file.add(dictionary, id));
  }

  #once(kind: string, content: string, write: (id: number) => void): string {
    const names = this.#names.get(kind) ?? new Map<string, string>();
    this.#names.set(kind, names);
    const key = content.length > 100 ? digestOf(content) : content;
    const known = names.get(key);
    if (known !== undefined) return known;
    const { name, id } = this.name(kind);
    names.set(key, name);
    write(id);
    return name;
  }
}

function digestOf(text: string): string {
  return hash('sha1', text, 'base64');
}

/** What lies outside its clip altogether has no bounds, and an empty box shows nothing of it. */
function boxOf({ empty, left, top, right, bottom }: Bounds): string {
  return empty ? '0 0 0 0' : [left, top, right, bottom].map(decimal).join(' ');
}
