/** An operator of a content stream with its operands: numbers, names with their slash, and other things as text. */
export interface ContentOperator {
  readonly name: string;
  readonly operands: readonly (number | string)[];
}

const WHITE = /[\0\t\n\f\r ]*/y;
const COMMENT = /%[^\r\n]*/y;
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)/y;
const NAME = /\/[^\0\t\n\f\r ()<>[\]{}/%]*/y;
const HEX = /<[0-9A-Fa-f\0\t\n\f\r ]*>/y;
const BRACKET = /<<|>>|[[\]{}]/y;
const WORD = /[^\0\t\n\f\r ()<>[\]{}/%]+/y;
const INLINE_DATA = /[\0\t\n\f\r ][\s\S]*?[\0\t\n\f\r ]EI(?=[\0\t\n\f\r ]|$)/y;

/** Reads a content stream. The pixels of inline pictures are skipped; their entries are operands of `ID`. */
export function* contentOperators(stream: string): Generator<ContentOperator, void, void> {
  let at = 0;
  let operands: (number | string)[] = [];
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(stream) ?? [];
    if (found !== undefined) at += found.length;
    return found;
  };
  while (at < stream.length) {
    if (take(WHITE) === undefined || at >= stream.length) return;
    if (take(COMMENT) !== undefined) continue;
    const number = take(NUMBER);
    if (number !== undefined) {
      operands.push(Number(number));
      continue;
    }
    const operand = stream[at] === '(' ? skipString() : (take(NAME) ?? take(HEX) ?? take(BRACKET));
    if (operand !== undefined) {
      operands.push(operand);
      continue;
    }
    const name = take(WORD);
    if (name === undefined) throw new SyntaxError(`A content stream cannot be read at ${at}.`);
    if (name === 'true' || name === 'false' || name === 'null') operands.push(name);
    else {
      yield { name, operands };
      operands = [];
      if (name === 'ID' && take(INLINE_DATA) === undefined) throw new SyntaxError('An inline picture has no end.');
    }
  }

  /** Strings may contain balanced parentheses. */
  function skipString(): string {
    const start = at;
    let depth = 0;
    do {
      const character = stream[at++];
      if (character === '\\') at++;
      else if (character === '(') depth++;
      else if (character === ')') depth--;
    } while (depth > 0 && at < stream.length);
    return stream.slice(start, at);
  }
}
