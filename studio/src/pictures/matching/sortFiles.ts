import { uploadProblem } from '../readPicture.js';

export interface SortedFiles {
  readonly pictures: readonly File[];
  /** Why files cannot be used, one message each. */
  readonly problems: readonly string[];
}

/** Files that systems leave in folders. */
const HIDDEN = /^(?:\.|thumbs\.db$|desktop\.ini$)/i;

/** Splits files into pictures, by name, and those that cannot be used. Files that systems leave in folders are skipped. */
export function sortFiles(files: readonly File[]): SortedFiles {
  const pictures: File[] = [];
  const problems: string[] = [];
  for (const file of files) {
    if (HIDDEN.test(file.name)) continue;
    const problem = uploadProblem(file);
    if (problem === null) pictures.push(file);
    else problems.push(problem);
  }
  // 2.png comes before 10.png.
  pictures.sort((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
  return { pictures, problems };
}
