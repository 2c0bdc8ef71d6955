import { readFileSync } from 'node:fs';
import { CardwrightError, findSheet, parseSheet, type SheetDefinition } from '@cardwright/renderer/export';
import { parseJson } from '@cardwright/renderer/schema';
import { UnreachableError } from '../exitCode.js';
import { usageError } from './asUsage.js';

export function isJsonFile(text: unknown): text is string {
  return typeof text === 'string' && /\.json$/i.test(text);
}

/**
 * Reads a paper's name, dimensions such as 320x450mm, or a JSON file that defines stock with its cells. @throws
 * UsageError
 */
export function readPaper(paper: string): SheetDefinition {
  try {
    return isJsonFile(paper) ? parseSheet(readJsonFile(paper, '--paper')) : findSheet(paper);
  } catch (error) {
    if (!(error instanceof CardwrightError)) throw error;
    throw usageError('--paper', error.message, error.fix);
  }
}

/** @throws UnreachableError, UsageError with the flag */
export function readJsonFile(path: string, flag: string): unknown {
  const read = parseJson(readBinaryFile(path, flag), path);
  if (read.ok) return read.value.value;
  const [problem] = read.problems;
  throw usageError(flag, `${path}: ${problem?.message ?? ''}`, problem?.fix);
}

/** @throws UnreachableError with the flag or command that names the file */
export function readBinaryFile(path: string, flag: string): Uint8Array {
  try {
    return new Uint8Array(readFileSync(path));
  } catch (cause) {
    throw new UnreachableError(`${flag}: ${path} cannot be read.`, { cause });
  }
}
