import type { LiveTableDeck, TableCommand, TableView } from '@cardwright/server/contract';
import { useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { cardWords, TEXT_KEYS } from '../../../publicDecks/cardWords.js';
import { textOf } from '../../../publicDecks/textOf.js';
import { toast } from '../../../toasts/toast.js';
import { connectTable, type TableConnection, type TableState } from './connectTable.js';

const NOT_YET = createStore<TableState>(() => ({ status: 'connecting', faces: new Map() }));

/** A table with somebody at it. */
export interface LiveTable {
  readonly code: string;
  readonly deck: LiveTableDeck;
  readonly view: TableView;
  readonly language: string;
  readonly ratio: number;
  /** The texts on a card. */
  readonly words: (face: string) => string;
  /** The title of a face alone. */
  readonly title: (face: string) => string;
  /** The place of its category in the deck. */
  readonly category: (face: string) => number;
  readonly act: (command: TableCommand) => void;
}

interface Connected extends TableState {
  readonly act: (command: TableCommand) => void;
  readonly textsIn: (language: string) => Pick<LiveTable, 'words' | 'title' | 'category'>;
}

/** The connection of a seat, as long as the page shows it. */
export function useTable(code: string, token: string): Connected {
  const [connection, setConnection] = useState<TableConnection>();
  useEffect(() => {
    const url = `${location.origin.replace(/^http/, 'ws')}/api/live-tables/${code}/socket`;
    const opened = connectTable({
      open: () => new WebSocket(url),
      token,
      onRefused: (message) => toast({ id: 'live-table', title: message, kind: 'info' }),
    });
    setConnection(opened);
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') opened.retry();
    };
    window.addEventListener('online', opened.retry);
    window.addEventListener('offline', opened.lost);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('online', opened.retry);
      window.removeEventListener('offline', opened.lost);
      document.removeEventListener('visibilitychange', onVisible);
      opened.close();
    };
  }, [code, token]);
  const state = useStore(connection?.store ?? NOT_YET);
  const { faces, deck } = state;
  const main = deck?.default_language ?? 'en';
  const act = useCallback((command: TableCommand) => connection?.act(command), [connection]);
  const textsIn = useCallback(
    (language: string) => ({
      words: (face: string) => wordsOf(faces.get(face)?.translations ?? {}, language, main) || 'A card without words',
      category: (face: string) => faces.get(face)?.category ?? 0,
      title: (face: string) =>
        textOf(faces.get(face)?.translations ?? {}, 'title', language, main) || 'a card without a title',
    }),
    [faces, main],
  );
  return { ...state, act, textsIn };
}

/** The server sends what the front says, in no order. */
function wordsOf(
  translations: Readonly<Record<string, Readonly<Record<string, string>>>>,
  language: string,
  main: string,
): string {
  const sent = [translations[language], translations[main]].flatMap((texts) => Object.keys(texts ?? {}));
  return cardWords({ translations }, language, main, [...new Set([...TEXT_KEYS, ...sent])]);
}
