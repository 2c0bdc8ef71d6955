import type { Parsed } from '@cardwright/renderer';
import { parse } from '@hapi/bourne';
import { findUnstorable } from './findUnstorable.js';

/** JSON can hold these characters only as escapes. A false match, such as `\\u0000`, costs no more than the search. */
const MAY_BE_UNSTORABLE = /\\u(?:0000|d[89a-f])/i;

/**
 * Parses the JSON of a request: an object or a list, or an empty object if there is no body.
 * @returns the place of a text that cannot be stored instead, if there is one
 * @throws SyntaxError with a sentence for who sent it, also for a key `__proto__`
 */
export function parseBody(bytes: Uint8Array): Parsed<object> {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  if (text === '') return { ok: true, value: {}, warnings: [] };
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null)
    throw new SyntaxError('The body is not valid JSON: send an object or a list.');
  const fault = MAY_BE_UNSTORABLE.test(text) ? findUnstorable(value) : undefined;
  return fault === undefined ? { ok: true, value, warnings: [] } : { ok: false, problems: [fault] };
}

function parseJson(text: string): unknown {
  try {
    return parse(text, { protoAction: 'error' });
  } catch (error) {
    throw new SyntaxError(faultOf(text) ?? PROTOTYPE, { cause: error });
  }
}

const PROTOTYPE = 'The key "__proto__" is not allowed. Rename or remove the key.';

/** Undefined if the text is JSON. */
function faultOf(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `The body is not valid JSON: ${error instanceof Error ? error.message : String(error)}`;
  }
}
