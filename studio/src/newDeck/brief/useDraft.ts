import { parseDeckFile, type DeckFile } from '@cardwright/renderer';
import { useEffect, useRef, useState } from 'react';
import { draftDeck, type DraftRequest } from '../../api/decks.js';

export interface DraftState {
  readonly state: 'idle' | 'writing';
  readonly deck?: DeckFile;
  readonly error?: unknown;
  /** Whether the brief comes back from writing, so that it takes the focus again. */
  readonly wasAsked: boolean;
  readonly write: (request: DraftRequest) => Promise<void>;
  /** Stops the draft, or discards it. The brief stays. */
  readonly cancel: () => void;
}

/** Writes a draft that can be stopped, and that is reviewed before anything is stored. */
export function useDraft(): DraftState {
  const [shown, setShown] = useState<Pick<DraftState, 'state' | 'deck' | 'error'>>({ state: 'idle' });
  const [wasAsked, setAsked] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const write = async (request: DraftRequest): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setAsked(true);
    setShown({ state: 'writing' });
    try {
      const deck = await draftDeck(request, controller.signal);
      if (controller.signal.aborted) return;
      const parsed = parseDeckFile(deck);
      if (!parsed.ok) throw new Error('The result is not a deck. Try again, or describe it differently.');
      setShown({ state: 'idle', deck: parsed.value });
    } catch (error) {
      if (!controller.signal.aborted) setShown({ state: 'idle', error });
    }
  };
  const cancel = (): void => {
    running.current?.abort();
    setShown({ state: 'idle' });
  };
  return { ...shown, wasAsked, write, cancel };
}
