import { isObject, parseJson, parsePath, type SourceDocument } from '@cardwright/renderer';
import { ApiError, type Fault } from '../../api/ApiError.js';
import { createOwnPreset, uploadOwnProfile } from '../../api/ownPrint.js';

/** What is wrong with a file: one line for each place in it. */
export interface FileNote {
  readonly file: string;
  /** Added all the same; otherwise refused. */
  readonly isAdded: boolean;
  readonly reasons: readonly string[];
}

type Result = Omit<FileNote, 'file'>;

const MOST_PRESET_BYTES = 200_000;
const MOST_PROFILE_BYTES = 8 * 1024 * 1024;
/** The most faults listed for one file; the others are listed once these are fixed. */
const MOST_REASONS = 8;

/** Adds presets from their JSON files, one after another. @returns those that were refused or have a fault */
export function addPresets(files: readonly File[]): Promise<readonly FileNote[]> {
  return addEach(files, async (file) => {
    if (file.size > MOST_PRESET_BYTES) throw new Error('The file is larger than 200 kB, so it cannot be a preset.');
    const read = parseJson(new Uint8Array(await file.arrayBuffer()));
    if (!read.ok) return refused(reasonsOf(read.problems));
    const { value } = read.value;
    if (!isObject(value)) return refused(['The preset must be an object. Write it in braces: { … }.']);
    const faults = await create(value, read.value);
    return faults.length > 0 ? refused(faults) : { isAdded: true, reasons: reasonsOf(read.warnings, read.value) };
  });
}

/** Uploads ICC files, one after another. @returns those that were refused */
export function addProfiles(files: readonly File[]): Promise<readonly FileNote[]> {
  return addEach(files, async (file) => {
    if (file.size > MOST_PROFILE_BYTES) throw new Error('The profile is larger than 8 MB.');
    await uploadOwnProfile(file);
    return { isAdded: true, reasons: [] };
  });
}

function refused(reasons: readonly string[]): Result {
  return { isAdded: false, reasons };
}

/** @returns the faults for which the server refuses it */
async function create(preset: object, source: SourceDocument): Promise<readonly string[]> {
  try {
    await createOwnPreset(preset);
    return [];
  } catch (error) {
    if (!(error instanceof ApiError) || error.faults.length === 0) throw error;
    return reasonsOf(error.faults, source);
  }
}

async function addEach(files: readonly File[], add: (file: File) => Promise<Result>): Promise<readonly FileNote[]> {
  const notes: FileNote[] = [];
  for (const file of files) {
    const result = await add(file).catch((error: unknown) =>
      refused([error instanceof Error ? error.message : String(error)]),
    );
    if (result.reasons.length > 0) notes.push({ file: file.name, ...result });
  }
  return notes;
}

/** One line for each fault: its place, what is wrong, and the fix. @param source the text that has the lines */
export function reasonsOf(faults: readonly Fault[], source?: SourceDocument): readonly string[] {
  const shown = faults.slice(0, MOST_REASONS);
  const places = source?.locate(shown.map(({ path }) => parsePath(path))) ?? [];
  const lines = shown.map(({ path, message, fix = '' }, index) => {
    const line = places[index]?.line;
    const where = path === '' ? '' : line === undefined ? `${path}: ` : `${path}, line ${line}: `;
    // A message may end with an excerpt of the file.
    const end = fix === '' || /[.!?]$/.test(message) ? '' : ' …';
    return `${where}${message}${end} ${fix}`.trim();
  });
  const more = faults.length - shown.length;
  return more > 0 ? [...lines, `and ${more} more`] : lines;
}
