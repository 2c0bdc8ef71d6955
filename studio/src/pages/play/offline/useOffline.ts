import { useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../../../browser/whenIdle.js';
import { pictureAddress } from '../../../publicDecks/pictureAddress.js';
import type { PlayedDeck } from '../playedDeck.js';
import { countKept, keepPictures } from './keepPictures.js';
import { keepShell } from './keepShell.js';

/** Decks with no more cards than this are kept as soon as they are played; others on request. */
const SMALL = 60;

export interface Offline {
  /** Pictures that are kept. */
  readonly kept: number;
  /** Pictures of the deck; 0 where the browser cannot keep anything. */
  readonly total: number;
  readonly isKeeping: boolean;
  readonly keepAll: () => void;
}

/** Service workers and caches exist only on secure pages, and only built pages have files to keep. */
const CAN_KEEP = import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in globalThis;

/** Keeps the page and the deck in this browser, so that it can be played without a connection. */
export function useOffline(deck: PlayedDeck, language: string): Offline {
  const pictures = useMemo(() => {
    const sides = ['front', 'back'] as const;
    return deck.cards.flatMap(([card]) => sides.map((side) => pictureAddress({ deck, card, side, language }, 640)));
  }, [deck, language]);
  const isSmall = deck.cards.length <= SMALL;
  const [asked, setAsked] = useState(false);
  const [kept, setKept] = useState(0);
  const isWanted = CAN_KEEP && (isSmall || asked);
  useEffect(() => {
    if (CAN_KEEP) void begin(deck.id, pictures, setKept);
  }, [deck.id, pictures]);
  useEffect(() => {
    if (!isWanted) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    whenIdle()
      .then(() => keepPictures(deck.id, pictures, { signal, onProgress: setKept }))
      .catch(() => undefined);
    return () => leaving.abort();
  }, [isWanted, deck.id, pictures]);
  const total = CAN_KEEP ? pictures.length : 0;
  return { kept, total, isKeeping: isWanted && kept < total, keepAll: () => setAsked(true) };
}

/** Private windows and full disks keep nothing; playing goes on. */
async function begin(deckId: string, pictures: readonly string[], onKept: (kept: number) => void): Promise<void> {
  try {
    await whenIdle();
    await navigator.serviceWorker.register('/play-worker.js', { scope: '/play/' });
    await keepShell(deckId);
    onKept(await countKept(pictures));
  } catch {
    // Nothing is lost but the way to play without a connection.
  }
}
