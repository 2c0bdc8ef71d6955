const [PLUS, COMMA, MINUS, POINT, ZERO, ONE, NINE] = [43, 44, 45, 46, 48, 49, 57];
const [UPPER_E, LOWER_E] = [69, 101];

/**
 * Reads numbers and flags from path data. Uses character codes instead of patterns, because most of any art is path
 * data.
 */
export class PathReader {
  at = 0;

  constructor(readonly text: string) {
    this.skip();
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  /** Skips spaces and commas. */
  skip(): void {
    const { text } = this;
    let at = this.at;
    for (; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (code !== 32 && code !== COMMA && !(code >= 9 && code <= 13)) break;
    }
    this.at = at;
  }

  /** Reads a number and the separator after it; undefined, without reading anything, when there is none. */
  number(): number | undefined {
    const end = this.numberEnd();
    if (end === -1) return undefined;
    const value = Number(this.text.slice(this.at, end));
    if (!Number.isFinite(value)) return undefined;
    this.at = end;
    this.skip();
    return value;
  }

  /** Reads a single 0 or 1, which needs no separator. */
  flag(): number | undefined {
    const code = this.text.charCodeAt(this.at);
    if (code !== ZERO && code !== ONE) return undefined;
    this.at++;
    this.skip();
    return code - ZERO;
  }

  private numberEnd(): number {
    const { text } = this;
    let at = this.at;
    const first = text.charCodeAt(at);
    if (first === PLUS || first === MINUS) at++;
    const whole = this.digits(at);
    let end = whole;
    if (text.charCodeAt(end) === POINT) {
      end = this.digits(end + 1);
      if (whole === at && end === whole + 1) return -1;
    } else if (whole === at) return -1;
    const mark = text.charCodeAt(end);
    if (mark !== UPPER_E && mark !== LOWER_E) return end;
    const sign = text.charCodeAt(end + 1);
    const from = sign === PLUS || sign === MINUS ? end + 2 : end + 1;
    const exponent = this.digits(from);
    return exponent === from ? end : exponent;
  }

  private digits(from: number): number {
    let at = from;
    for (; at < this.text.length; at++) {
      const code = this.text.charCodeAt(at);
      if (code < ZERO || code > NINE) break;
    }
    return at;
  }
}
