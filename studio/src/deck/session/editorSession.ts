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

/** The dialog for one card or category; `content` is the tab it opens at. */
export interface EditorModal {
  readonly entity: 'card' | 'category';
  readonly id: string;
  readonly tab: ModalTab;
}

/** What an icon or picture is chosen for: `ids` of one or several cards or categories. */
export interface PickTarget {
  readonly owner: TextOwner;
  readonly ids: readonly string[];
}

/** The editor's dialogs, one at a time. */
export type EditorDialog =
  | { readonly name: 'export' | 'playDraft' | 'publish' | 'share' | 'replace' | 'update' | 'versions' }
  | { readonly name: 'pictures'; readonly target: PickTarget }
  /** Edits one of the member's colour schemes, or makes one from another. */
  | { readonly name: 'colorScheme'; readonly from: string; readonly isNew: boolean }
  /** Many pictures for cards by their file names; `files` are chosen already. */
  | { readonly name: 'matchPictures'; readonly files?: readonly File[] }
  | {
      readonly name: 'icons';
      /** The currently chosen name. */
      readonly current: string | null;
      /** Null removes the icon; not offered for icons within a text. */
      readonly allowNone: boolean;
      readonly onPick: (icon: string | null) => void;
    };

export type DialogName = EditorDialog['name'];

export type Side = 'front' | 'back';

/** Where a person is in the deck editor; neither saved nor undone. */
export interface EditorSession {
  readonly tab: EditorTab;
  /** On the Cards tab: one large card, the grid, or the table. */
  readonly view: 'card' | 'grid' | 'table';
  readonly side: Side | 'both';
  /** The language being edited and shown. */
  readonly language: string;
  readonly categoryId: string | undefined;
  /** The card on the canvas. */
  readonly cardId: string | undefined;
  /** Multi-selection, including `cardId`; empty for a single card. */
  readonly selectedIds: ReadonlySet<string>;
  /** The anchor of a Shift selection. */
  readonly anchorId: string | undefined;
  /** Categories that are collapsed in the tree. */
  readonly closedIds: ReadonlySet<string>;
  /** The tree's search text. */
  readonly query: string;
  /** 1 is the printed size on a 96 dpi screen; `fit` fills the available space. */
  readonly zoom: number | 'fit';
  /** The current value of `fit`. */
  readonly fitZoom: number;
  /** Safe area and trim over the card. */
  readonly hasGuides: boolean;
  /** The card alone, without tree and fields. */
  readonly isFocused: boolean;
  /** On small screens: which of the three parts is visible. */
  readonly panel: 'cards' | 'card' | 'fields';
  /** Content kind of the focused field: it is outlined on the card. */
  readonly fieldKind: string | undefined;
  readonly modal: EditorModal | undefined;
  readonly dialog: EditorDialog | undefined;
  /** The list of findings. */
  readonly isReviewing: boolean;
  /** A save was refused: required fields that are empty are marked. */
  readonly marksMissing: boolean;
  /** The label of a required field that is to be focused. */
  readonly wantedField: string | undefined;
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
    marksMissing: false,
    wantedField: undefined,
  }));
}
