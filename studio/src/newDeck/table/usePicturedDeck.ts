import type { DeckFile } from '@cardwright/renderer';
import { useEffect, useMemo, useState } from 'react';
import { matchPictures } from '../../pictures/matching/matchPictures.js';
import { sortFiles } from '../../pictures/matching/sortFiles.js';

/** The deck with the chosen pictures on the cards that they match by name, as the editor will propose them. */
export function usePicturedDeck(deck: DeckFile | undefined, files: readonly File[]): DeckFile | undefined {
  const { pictures } = useMemo(() => sortFiles(files), [files]);
  const urls = useFileUrls(pictures);
  return useMemo(() => deck && withPictures(deck, pictures, urls), [deck, pictures, urls]);
}

function withPictures(deck: DeckFile, files: readonly File[], urls: readonly string[]): DeckFile {
  if (urls.length === 0) return deck;
  const places = deck.categories.map(({ cards }, at) =>
    cards.map((card, index) => ({ ...card, id: `${at}.${index}` })),
  );
  const named = deck.categories.map((category, at) => ({ ...category, id: `${at}`, cards: places[at] ?? [] }));
  const matches = matchPictures(
    { ...deck, id: '', categories: named },
    files.map(({ name }) => name),
  );
  return {
    ...deck,
    categories: deck.categories.map((category, at) => ({
      ...category,
      cards: category.cards.map((card, index) => {
        const illustration = urls[matches.get(`${at}.${index}`) ?? -1];
        return illustration === undefined ? card : { ...card, illustration };
      }),
    })),
  };
}

/** Addresses at which the page can show the files, for as long as it does. */
function useFileUrls(files: readonly File[]): readonly string[] {
  const [urls, setUrls] = useState<readonly string[]>([]);
  useEffect(() => {
    const made = files.map((file) => URL.createObjectURL(file));
    setUrls(made);
    return () => made.forEach((url) => URL.revokeObjectURL(url));
  }, [files]);
  return urls;
}
