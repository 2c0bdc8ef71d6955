import { useEffect, type RefObject } from 'react';

/** Makes a file input choose a folder: React has no property for it. */
export function useFolderInput(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => input.current?.setAttribute('webkitdirectory', ''), [input]);
}
