/** Files that were dropped together, by what is done with them. */
interface Dropped {
  /** The one that is read. */
  readonly file: File | undefined;
  readonly pictures: readonly File[];
  /** Files of other types, which are ignored. */
  readonly others: readonly File[];
}

/**
 * Finds what was meant: the first file with a fitting ending, else the first one that is not a picture, else the
 * first.
 */
export function sortDropped(files: readonly File[], endings: readonly string[]): Dropped {
  const fits = ({ name }: File): boolean => endings.some((ending) => name.toLowerCase().endsWith(ending));
  const isPicture = ({ type }: File): boolean => type.startsWith('image/');
  const file = files.find(fits) ?? files.find((each) => !isPicture(each)) ?? files[0];
  const rest = files.filter((each) => each !== file);
  return { file, pictures: rest.filter(isPicture), others: rest.filter((each) => !isPicture(each)) };
}
