import type { Parsed } from '../../errors.js';
import { joinWarnings } from './joinWarnings.js';
import { parseJson } from './parseJson.js';
import { parseYaml } from './parseYaml.js';
import type { ParseOptions } from '../parse.js';

/**
 * Parses the text or bytes of a file into a typed value: YAML by file extension, else JSON.
 * @example parseText(bytes, 'deck.yaml', parseDeckFile)
 */
export function parseText<T>(
  input: string | Uint8Array,
  file: string,
  parse: (value: unknown, options: ParseOptions) => Parsed<T>,
): Parsed<T> {
  const read = /\.ya?ml$/i.test(file) ? parseYaml(input, file) : parseJson(input, file);
  return read.ok ? joinWarnings(parse(read.value.value, { source: read.value }), read.warnings) : read;
}
