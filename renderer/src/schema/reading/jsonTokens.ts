export type JsonTokenType = '{' | '}' | '[' | ']' | ':' | ',' | 'text' | 'scalar' | 'word' | 'end';

export interface JsonToken {
  readonly type: JsonTokenType;
  readonly start: number;
  readonly end: number;
  /** Why and where the token is malformed. */
  readonly fault?: { readonly offset: number; readonly message: string };
}

const SPACE = /[ \t\r\n]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
/** Everything up to the next separator, so that a message can show all of it. */
const REST = /[^\s{}[\]:,"]+|["\s\S]/y;
const LITERALS = ['true', 'false', 'null'];

/** The token at or after an offset. */
export function nextToken(text: string, from: number): JsonToken {
  const start = matchEnd(SPACE, text, from) ?? from;
  const first = text[start];
  if (first === undefined) return { type: 'end', start, end: start };
  if (first === '{' || first === '}' || first === '[' || first === ']' || first === ':' || first === ',')
    return { type: first, start, end: start + 1 };
  if (first === '"') return textToken(text, start);
  const end = matchEnd(REST, text, start) ?? start + 1;
  const word = text.slice(start, end);
  const isScalar = LITERALS.includes(word) || matchEnd(NUMBER, text, start) === end;
  return { type: isScalar ? 'scalar' : 'word', start, end };
}

function textToken(text: string, start: number): JsonToken {
  for (let index = start + 1; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x22) return { type: 'text', start, end: index + 1 };
    if (code < 0x20) {
      const isLineEnd = code === 0x0a || code === 0x0d;
      const message = isLineEnd
        ? 'The text has no closing double quote on its line.'
        : 'The text contains a control character; write it as an escape such as \\t.';
      return { type: 'text', start, end: index, fault: { offset: isLineEnd ? start : index, message } };
    }
    if (code !== 0x5c) continue;
    const escape = /^(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.exec(text.slice(index + 1, index + 6));
    if (escape === null)
      return {
        type: 'text',
        start,
        end: index,
        fault: { offset: index, message: 'The backslash does not start a valid JSON escape.' },
      };
    index += escape[0].length;
  }
  return {
    type: 'text',
    start,
    end: text.length,
    fault: { offset: start, message: 'The text has no closing double quote.' },
  };
}

/** Sets `lastIndex` before every use, so that the sticky expression keeps no state. */
function matchEnd(sticky: RegExp, text: string, from: number): number | undefined {
  sticky.lastIndex = from;
  return sticky.test(text) ? sticky.lastIndex : undefined;
}
