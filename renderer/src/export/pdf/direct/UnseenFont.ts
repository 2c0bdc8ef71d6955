import { hex4 } from './pdfText.js';

/**
 * A font whose letters are never painted. Each stands for a text that the page shows as a picture, such as an emoji. The
 * font's table says which: several readers ignore the texts of spans, or those with emoji.
 */
export class UnseenFont {
  readonly name: string;
  readonly id: number;
  readonly #codes = new Map<string, number>();

  /** @param id object number */
  constructor({ name, id }: { readonly name: string; readonly id: number }) {
    this.name = name;
    this.id = id;
  }

  /** The letter that stands for a text, as a PDF string. */
  letterFor(text: string): string {
    const code = this.#codes.get(text) ?? this.#codes.size + 1;
    this.#codes.set(text, code);
    return `<${hex4(code)}>`;
  }

  /** The text of every letter. */
  get texts(): ReadonlyMap<number, string> {
    return new Map([...this.#codes].map(([text, code]) => [code, text]));
  }
}
