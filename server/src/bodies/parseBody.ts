import { parse } from '@hapi/bourne';

/**
 * Parses the JSON of a request: an object or a list, or an empty object if there is no body.
 * @throws SyntaxError, also for a key `__proto__`
 */
export function parseBody(bytes: Uint8Array): unknown {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  if (text === '') return {};
  const value: unknown = parse(text, { protoAction: 'error' });
  if (typeof value !== 'object' || value === null) throw new SyntaxError('send an object or a list');
  return value;
}
