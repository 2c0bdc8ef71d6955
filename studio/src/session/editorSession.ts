import { createStore, type StoreApi } from 'zustand/vanilla';

export const EDITOR_TABS = ['welcome', 'deck', 'cards', 'categories'] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

/** The dialog for one card or category; `content` is where it opens. */
export interface EditorModal {
  readonly entity: 'card' | 'category';
  readonly id: string;
  readonly tab: 'content' | 'design' | 'image' | 'values';
}

/** Where a person is in the deck editor; neither saved nor undone. */
export interface EditorSession {
  readonly tab: EditorTab;
  /** On the cards tab: one card large, all as pictures, or the table. */
  readonly view: 'card' | 'grid' | 'table';
  readonly side: 'front' | 'back' | 'both';
  /** The language that is edited and shown. */
  readonly language: string;
  readonly categoryId: string | undefined;
  /** The card on the canvas. */
  readonly cardId: string | undefined;
  /** Multi-selection, `cardId` among them; empty where only the one is meant. */
  readonly selectedIds: ReadonlySet<string>;
  readonly modal: EditorModal | undefined;
}

export type EditorSessionStore = StoreApi<EditorSession>;

export function createEditorSession(language: string): EditorSessionStore {
  return createStore<EditorSession>()(() => ({
    tab: 'cards',
    view: 'card',
    side: 'both',
    language,
    categoryId: undefined,
    cardId: undefined,
    selectedIds: new Set(),
    modal: undefined,
  }));
}
