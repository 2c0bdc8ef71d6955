import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TextOwner } from '../document/types.js';

export const EDITOR_TABS = ['welcome', 'deck', 'cards', 'categories'] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

export const TAB_NAMES: Readonly<Record<EditorTab, string>> = {
  welcome: 'Welcome',
  deck: 'Deck',
  cards: 'Cards',
  categories: 'Categories',
};

export const MODAL_TABS = ['content', 'design', 'image', 'values'] as const;
export type ModalTab = (typeof MODAL_TABS)[number];

/** The dialog for one card or category; `content` is where it opens. */
export interface EditorModal {
  readonly entity: 'card' | 'category';
  readonly id: string;
  readonly tab: ModalTab;
}

/** What an icon or a picture is chosen for; `ids` of cards or categories, several at once where a batch is meant. */
export interface PickTarget {
  readonly owner: TextOwner;
  readonly ids: readonly string[];
}

/** The dialogs that stand over the editor, one at a time. */
export type EditorDialog =
  | { readonly name: 'export' | 'publish' | 'share' | 'replace' }
  | { readonly name: 'pictures'; readonly target: PickTarget }
  | {
      readonly name: 'icons';
      /** The name that is chosen now. */
      readonly current: string | null;
      /** Null takes the icon away; into a text it is not offered. */
      readonly allowNone: boolean;
      readonly onPick: (icon: string | null) => void;
    };

export type DialogName = EditorDialog['name'];

export type Side = 'front' | 'back';

/** Where a person is in the deck editor; neither saved nor undone. */
export interface EditorSession {
  readonly tab: EditorTab;
  /** On the cards tab: one card large, all as pictures, or the table. */
  readonly view: 'card' | 'grid' | 'table';
  readonly side: Side | 'both';
  /** The language that is edited and shown. */
  readonly language: string;
  readonly categoryId: string | undefined;
  /** The card on the canvas. */
  readonly cardId: string | undefined;
  /** Multi-selection, `cardId` among them; empty where only the one is meant. */
  readonly selectedIds: ReadonlySet<string>;
  /** Where a range that is selected with shift begins. */
  readonly anchorId: string | undefined;
  /** Categories whose cards the tree hides. */
  readonly closedIds: ReadonlySet<string>;
  /** What is looked for in the tree. */
  readonly query: string;
  /** 1 is the printed size on a screen of 96 dpi; `fit` is as large as there is room. */
  readonly zoom: number | 'fit';
  /** What `fit` comes to at the moment. */
  readonly fitZoom: number;
  /** Safe area and trim over the card. */
  readonly hasGuides: boolean;
  /** Only the card, without tree and fields. */
  readonly isFocused: boolean;
  /** On small screens: which of the three parts is seen. */
  readonly panel: 'cards' | 'card' | 'fields';
  /** Content kind whose field has the keyboard: it is outlined on the card. */
  readonly fieldKind: string | undefined;
  readonly modal: EditorModal | undefined;
  readonly dialog: EditorDialog | undefined;
  /** The list of what needs a look. */
  readonly isReviewing: boolean;
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
    anchorId: undefined,
    closedIds: new Set(),
    query: '',
    zoom: 'fit',
    fitZoom: 1,
    hasGuides: false,
    isFocused: false,
    panel: 'card',
    fieldKind: undefined,
    modal: undefined,
    dialog: undefined,
    isReviewing: false,
  }));
}
