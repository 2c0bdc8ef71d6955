import type { Parsed } from '@cardwright/renderer';
import { findPreset, parsePreset, type Preset } from '@cardwright/renderer/export';
import { joinWarnings, parseJson } from '@cardwright/renderer/schema';
import { asUsage, usageError } from './asUsage.js';
import { isJsonFile, readBinaryFile } from './readStock.js';

/** A preset's JSON file with its problems. @param flag the flag or command that names the file @throws UnreachableError */
export function readPresetFile(file: string, flag: string): Parsed<Preset> {
  const read = parseJson(readBinaryFile(file, flag), file);
  return read.ok ? joinWarnings(parsePreset(read.value.value, { source: read.value }), read.warnings) : read;
}

/**
 * A preset's name, or what a JSON file says.
 * @param flag the flag or command that names the preset
 * @throws UsageError with the first problem
 */
export function readPreset(preset: string, flag = '--preset'): string | Preset {
  if (!isJsonFile(preset)) return preset;
  const parsed = readPresetFile(preset, flag);
  if (parsed.ok) return parsed.value;
  const [first, ...others] = parsed.problems;
  const place = [preset, first?.path].filter((part) => part !== undefined && part !== '').join(': ');
  const all = others.length === 0 ? '' : ` To see all problems, run: cardwright presets check ${preset}`;
  throw usageError(flag, `${place}: ${first?.message ?? ''}`, `${first?.fix ?? ''}${all}`);
}

/** The preset that a command shows, by its name or from a JSON file. @throws UsageError, UnreachableError */
export function findOrReadPreset(preset: string, command: string): Promise<Preset> {
  return asUsage(
    () => {
      const read = readPreset(preset, command);
      return typeof read === 'string' ? findPreset(read) : read;
    },
    () => command,
  );
}
