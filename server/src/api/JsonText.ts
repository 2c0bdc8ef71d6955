import { createHash } from 'node:crypto';

/** A response that is already serialized as JSON, so that long cached responses need no parsing. */
export class JsonText<Answer = unknown> {
  #bytes: Buffer | undefined;
  #tag: string | undefined;

  constructor(readonly text: string) {}

  get bytes(): Buffer {
    return (this.#bytes ??= Buffer.from(this.text));
  }

  /** Its entity tag, including the quotes. */
  get tag(): string {
    return (this.#tag ??= `"${createHash('sha1').update(this.bytes).digest('base64url')}"`);
  }

  /** For tests, which check responses against their schemas. */
  toJSON(): Answer {
    return JSON.parse(this.text) as Answer;
  }
}
