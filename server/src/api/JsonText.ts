import { createHash } from 'node:crypto';

/** A response that is already serialized as JSON, so that long cached responses need no parsing. */
export class JsonText<Answer = unknown> {
  /** In UTF-8. */
  readonly bytes: Buffer;
  #tag: string | undefined;

  constructor(json: string | Buffer) {
    this.bytes = typeof json === 'string' ? Buffer.from(json) : json;
  }

  /** JSON that has been written already, with more before and behind it. */
  static around<Answer>(before: string, json: Buffer, behind: string): JsonText<Answer> {
    return new JsonText(Buffer.concat([Buffer.from(before), json, Buffer.from(behind)]));
  }

  /** Its entity tag, including the quotes. */
  get tag(): string {
    return (this.#tag ??= `"${createHash('sha1').update(this.bytes).digest('base64url')}"`);
  }

  /** For tests, which check responses against their schemas. */
  toJSON(): Answer {
    return JSON.parse(this.bytes.toString()) as Answer;
  }
}
