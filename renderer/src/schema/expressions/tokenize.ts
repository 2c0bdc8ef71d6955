/** A word, sign, number or text of an expression. */
export interface Token {
  readonly type: 'name' | 'word' | 'number' | 'text' | 'sign' | 'end';
  readonly value: string;
  /** Offset in the source. */
  readonly at: number;
}

/** Why an expression cannot be read. */
export interface ExpressionProblem {
  readonly message: string;
  /** Offset in the source. */
  readonly at: number;
}

const SPACE = /\s+/y;
const NUMBER = /\d+(?:\.\d+)?/y;
const SIGN = /\?\?|[=!<>]=|[=!<>?:&+\-*/%(),]/y;
const TEXT = /"[^"]*"|'[^']*'/y;
/** A field's name may have hyphens and dots inside; any other name is quoted: `field:"Max HP"`. */
const FIELD = /field:(?:"[^"]+"|'[^']+'|[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_]|[-.](?=[\p{L}\p{N}_]))*)/uy;
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*/uy;

/** The tokens of an expression, an end token last. */
export function tokenize(source: string): readonly Token[] | ExpressionProblem {
  const tokens: Token[] = [];
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    const sticky = new RegExp(pattern);
    sticky.lastIndex = at;
    return sticky.exec(source)?.[0];
  };
  while (at < source.length) {
    const space = take(SPACE);
    if (space !== undefined) {
      at += space.length;
      continue;
    }
    const token = readToken(take, at);
    if (token === undefined) return problemAt(source, at);
    tokens.push(token.token);
    at += token.length;
  }
  return [...tokens, { type: 'end', value: '', at: source.length }];
}

function readToken(
  take: (pattern: RegExp) => string | undefined,
  at: number,
): { readonly token: Token; readonly length: number } | undefined {
  const field = take(FIELD);
  if (field !== undefined) return { token: { type: 'name', value: fieldName(field), at }, length: field.length };
  const text = take(TEXT);
  if (text !== undefined) return { token: { type: 'text', value: text.slice(1, -1), at }, length: text.length };
  for (const [type, pattern] of [
    ['number', NUMBER],
    ['word', WORD],
    ['sign', SIGN],
  ] as const) {
    const value = take(pattern);
    if (value !== undefined) return { token: { type, value, at }, length: value.length };
  }
  return undefined;
}

function fieldName(written: string): string {
  const name = written.slice('field:'.length);
  return `field:${/^["']/.test(name) ? name.slice(1, -1) : name}`;
}

function problemAt(source: string, at: number): ExpressionProblem {
  const character = source.charAt(at);
  if (character === '"' || character === "'")
    return { message: `The text that starts with ${character} is not closed.`, at };
  return { message: `“${String.fromCodePoint(source.codePointAt(at) ?? 0)}” is not part of an expression.`, at };
}
