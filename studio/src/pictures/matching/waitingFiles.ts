const waiting = new Map<string, readonly File[]>();

/** Keeps pictures that were chosen for a new deck until its editor opens. */
export function keepFilesFor(deckId: string, files: readonly File[]): void {
  if (files.length > 0) waiting.set(deckId, files);
}

/** The pictures that wait for a deck; the next call returns none. */
export function takeFilesFor(deckId: string): readonly File[] | undefined {
  const files = waiting.get(deckId);
  waiting.delete(deckId);
  return files;
}
