import { dirname, resolve } from 'node:path';
import { isIccFile, type Preset } from '@cardwright/renderer/export';
import { readBinaryFile } from './readStock.js';

/**
 * Reads the ICC file that a preset's file names, from the same folder; undefined if it names none.
 * @param flag the flag or command that names the preset
 * @throws UnreachableError
 */
export function profileBeside(file: string, preset: string | Preset, flag = '--preset'): Uint8Array | undefined {
  const name = typeof preset === 'string' ? undefined : preset.color?.profile;
  return isIccFile(name) ? readBinaryFile(resolve(dirname(file), name), flag) : undefined;
}
