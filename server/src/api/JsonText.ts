import { createHash } from 'node:crypto';

/** An answer that is JSON already: a long one that was remembered, so that it is not read and written again. */
export class JsonText<Answer = unknown> {
  #bytes: Buffer | undefined;
  #tag: string | undefined;

  constructor(readonly text: string) {}

  get bytes(): Buffer {
    return (this.#bytes ??= Buffer.from(this.text));
  }

  /** Its entity tag, with the quotes. */
  get tag(): string {
    return (this.#tag ??= `"${createHash('sha1').update(this.bytes).digest('base64url')}"`);
  }

  /** For tests, which compare answers with their schemas. */
  toJSON(): Answer {
    return JSON.parse(this.text) as Answer;
  }
}
