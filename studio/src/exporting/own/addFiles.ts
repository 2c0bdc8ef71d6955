import { isObject, parseJson, parsePath, type SourceDocument } from '@cardwright/renderer';
import { ApiError, type Fault } from '../../api/ApiError.js';
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
    const read = parseJson(new Uint8Array(await file.arrayBuffer()));
    if (!read.ok) return reasonsOf(read.problems);
    const { value } = read.value;
    if (!isObject(value)) return ['The preset must be an object. Write it in braces: { … }.'];
    return create(value, read.value);
  });
}

/** Uploads ICC files, one after another. @returns those that were refused */
export function addProfiles(files: readonly File[]): Promise<readonly Refusal[]> {
  return addEach(files, async (file) => {
    if (file.size > MOST_PROFILE_BYTES) throw new Error('The profile is larger than 8 MB.');
    await uploadOwnProfile(file);
    return [];
  });
}

async function create(preset: object, source: SourceDocument): Promise<readonly string[]> {
  try {
    await createOwnPreset(preset);
    return [];
  } catch (error) {
    if (!(error instanceof ApiError) || error.faults.length === 0) throw error;
    return reasonsOf(error.faults, source);
  }
}

/** @param add returns why it refuses a file */
async function addEach(
  files: readonly File[],
  add: (file: File) => Promise<readonly string[]>,
): Promise<readonly Refusal[]> {
  const refusals: Refusal[] = [];
  for (const file of files) {
    const reasons = await add(file).catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
    if (reasons.length > 0) refusals.push({ file: file.name, reasons });
  }
  return refusals;
}

/** One line for each fault: its place, what is wrong, and the fix. @param source the text that has the lines */
export function reasonsOf(faults: readonly Fault[], source?: SourceDocument): readonly string[] {
  const shown = faults.slice(0, MOST_REASONS);
  const places = source?.locate(shown.map(({ path }) => parsePath(path))) ?? [];
  const lines = shown.map(({ path, message, fix = '' }, index) => {
    const line = places[index]?.line;
    const where = path === '' ? '' : line === undefined ? `${path}: ` : `${path}, line ${line}: `;
    return `${where}${message} ${fix}`.trim();
  });
  const more = faults.length - shown.length;
  return more > 0 ? [...lines, `and ${more} more`] : lines;
}
