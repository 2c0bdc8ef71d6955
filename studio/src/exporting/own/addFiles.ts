import { ApiError } from '../../api/ApiError.js';
import { createOwnPreset, uploadOwnProfile } from '../../api/ownPrint.js';

/** A file that was refused, and why: one line for each place in it. */
export interface Refusal {
  readonly file: string;
  readonly reasons: readonly string[];
}

const MOST_PRESET_BYTES = 200_000;
const MOST_PROFILE_BYTES = 8 * 1024 * 1024;
/** The most faults listed for one file; the others are listed once these are fixed. */
const MOST_REASONS = 8;

/** Adds presets from their JSON files, one after another. @returns those that were refused */
export function addPresets(files: readonly File[]): Promise<readonly Refusal[]> {
  return addEach(files, async (file) => {
    if (file.size > MOST_PRESET_BYTES) throw new Error('The file is larger than 200 kB, so it cannot be a preset.');
    await createOwnPreset(await readJson(file));
  });
}

/** Uploads ICC files, one after another. @returns those that were refused */
export function addProfiles(files: readonly File[]): Promise<readonly Refusal[]> {
  return addEach(files, async (file) => {
    if (file.size > MOST_PROFILE_BYTES) throw new Error('The profile is larger than 8 MB.');
    await uploadOwnProfile(file);
  });
}

async function addEach(files: readonly File[], add: (file: File) => Promise<void>): Promise<readonly Refusal[]> {
  const refusals: Refusal[] = [];
  for (const file of files) {
    try {
      await add(file);
    } catch (error) {
      refusals.push({ file: file.name, reasons: reasonsOf(error) });
    }
  }
  return refusals;
}

/** @throws Error if it is not a JSON object, with the place that the browser names */
export async function readJson(file: Blob): Promise<object> {
  const value: unknown = JSON.parse((await file.text()).replace(/^\uFEFF/, ''));
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Error('A preset is one JSON object in braces.');
  return value;
}

export function reasonsOf(error: unknown): readonly string[] {
  if (error instanceof SyntaxError) return [`This is not JSON: ${error.message}`];
  if (error instanceof ApiError && error.faults.length > 0) {
    const all = error.faults.map(({ path, message, fix }) =>
      [path === '' ? message : `${path}: ${message}`, fix].filter((part) => part !== undefined).join(' '),
    );
    const more = all.length - MOST_REASONS;
    return more > 0 ? [...all.slice(0, MOST_REASONS), `and ${more} more`] : all;
  }
  return [error instanceof Error ? error.message : String(error)];
}
