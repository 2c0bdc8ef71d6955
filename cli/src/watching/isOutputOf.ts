import { fstatSync, statSync } from 'node:fs';

/** Standard output and standard error. */
const STREAMS = [1, 2] as const;

/**
 * Tells which files the program's own messages go to, as with `--watch > watch.log`: each message changes such a file, so
 * a watch that took it for one of the deck would never rest.
 * @param descriptors open files
 */
export function isOutputOf(descriptors: readonly number[] = STREAMS): (path: string) => boolean {
  const files = descriptors.map((descriptor) => fstatSync(descriptor)).filter((each) => each.isFile());
  return (path) => {
    if (files.length === 0) return false;
    const file = statSync(path, { throwIfNoEntry: false });
    return file !== undefined && files.some(({ dev, ino }) => dev === file.dev && ino === file.ino);
  };
}
