/** An answer that is JSON already: a long one that was remembered, so that it is not read and written again. */
export class JsonText {
  constructor(readonly text: string) {}

  /** For tests, which compare answers with their schemas. */
  toJSON(): unknown {
    return JSON.parse(this.text);
  }
}
