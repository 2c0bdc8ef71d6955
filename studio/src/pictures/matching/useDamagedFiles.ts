import { useEffect, useState } from 'react';
import { pictureSize } from '../pictureSize.js';

const NONE: ReadonlySet<number> = new Set();

/** Indexes of the files that no browser can draw, one after the other as they are found. Always the same files. */
export function useDamagedFiles(files: readonly File[]): ReadonlySet<number> {
  const [damaged, setDamaged] = useState(NONE);
  useEffect(() => {
    let isOver = false;
    const look = async (): Promise<void> => {
      for (const [index, file] of files.entries()) {
        const opens = await pictureSize(file).then(Boolean, () => false);
        if (isOver) return;
        if (!opens) setDamaged((before) => new Set([...before, index]));
      }
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [files]);
  return damaged;
}
