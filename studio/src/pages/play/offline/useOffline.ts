import { useNetwork } from '@mantine/hooks';
import { useEffect, useMemo, useState } from 'react';
import { whenSettled } from '../../../browser/whenIdle.js';
import { pictureAddress } from '../../../publicDecks/pictureAddress.js';
import type { PlayedDeck } from '../playedDeck.js';

const loadShell = () => import('./keepShell.js');
const loadPictures = () => import('./keepPictures.js');

/** Decks with no more cards than this are kept as soon as they are played; others on request. */
const SMALL = 60;

export interface Offline {
  /** Pictures that are kept. */
  readonly kept: number;
  /** Pictures of the deck; 0 where the browser cannot keep anything. */
  readonly total: number;
  readonly isKeeping: boolean;
  /** Whether there is no connection, so that nothing more can be kept. */
  readonly isCutOff: boolean;
  readonly keepAll: () => void;
}

interface Options {
  /** Loads what the page would otherwise load when it is wanted; always the same function. */
  readonly loadRest: () => Promise<unknown>;
  /** A frame on another site keeps nothing: visitors of that site have not chosen this deck. */
  readonly isEmbedded: boolean;
}

/** Service workers and caches exist only on secure pages, and only built pages have files to keep. */
const CAN_KEEP = import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in globalThis;

/** Keeps the page and the deck in this browser, so that it can be played without a connection. */
export function useOffline(deck: PlayedDeck, language: string, { loadRest, isEmbedded }: Options): Offline {
  const canKeep = CAN_KEEP && !isEmbedded;
  const pictures = useMemo(() => {
    const sides = ['front', 'back'] as const;
    return deck.cards.flatMap(([card]) => sides.map((side) => pictureAddress({ deck, card, side, language }, 640)));
  }, [deck, language]);
  const isSmall = deck.cards.length <= SMALL;
  const { online } = useNetwork();
  const [asked, setAsked] = useState(0);
  /** The request whose pictures were all tried. */
  const [ended, setEnded] = useState<number>();
  const [kept, setKept] = useState(0);
  const isWanted = canKeep && online && (isSmall || asked > 0);
  useEffect(() => {
    if (canKeep) void begin({ deckId: deck.id, loadRest, pictures, onKept: setKept });
  }, [canKeep, deck.id, pictures, loadRest]);
  useEffect(() => {
    if (!isWanted) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    void whenSettled()
      .then(loadPictures)
      .then(({ keepPictures }) => keepPictures(deck.id, pictures, { signal, onProgress: setKept }))
      .catch(() => undefined)
      .then(() => signal.aborted || setEnded(asked));
    return () => {
      leaving.abort();
      setEnded(undefined);
    };
  }, [isWanted, asked, deck.id, pictures]);
  const total = canKeep ? pictures.length : 0;
  const isKeeping = isWanted && kept < total && ended !== asked;
  return { kept, total, isKeeping, isCutOff: !online, keepAll: () => setAsked(asked + 1) };
}

interface Page extends Pick<Options, 'loadRest'> {
  readonly deckId: string;
  readonly pictures: readonly string[];
  readonly onKept: (kept: number) => void;
}

/** Private windows and full disks keep nothing; playing still works. */
async function begin({ deckId, loadRest, pictures, onKept }: Page): Promise<void> {
  try {
    await whenSettled();
    // Both are loaded first, because the page is kept with what it has loaded.
    const [{ keepShell }, { countKept }] = await Promise.all([loadShell(), loadPictures()]);
    await navigator.serviceWorker.register('/play-worker.js', { scope: '/play/' });
    await keepShell(deckId, loadRest);
    onKept(await countKept(pictures));
  } catch {
    // Nothing is lost but the way to play without a connection.
  }
}
