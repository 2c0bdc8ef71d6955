import type { FaceInput, Point, Size } from '@cardwright/renderer';
import type { Homes } from '../document/homes.js';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The sample cards, in place of a deck's id. */
export const SAMPLE = 'sample';

/** The card that fills the face. */
export interface Subject {
  readonly deckId: string;
  /** Among all cards of the deck. */
  readonly index: number;
  /** Overrides the deck's scheme. */
  readonly schemeId?: string | undefined;
  readonly language?: string | undefined;
}

/** A face of the stress test: a card in other words, colours or sizes, in the template as it is. */
export interface TestedFace {
  readonly label: string;
  readonly input: Omit<FaceInput, 'template'>;
}

/** On small screens: what the drawer shows; the panels beside the canvas hold all of it. */
export type DrawerTab = 'structure' | 'data' | 'parts' | 'history' | 'inspector';

export type InspectorView = 'design' | 'json';

/** Where a person is in the template builder; neither saved nor undone. */
export interface BuilderSession {
  /** In the order in which they were selected. */
  readonly selectedIds: readonly string[];
  /** The anchor of a Shift selection in the structure. */
  readonly anchorId: string | undefined;
  /** The group whose items a click selects. */
  readonly enteredId: string | undefined;
  /** Parts that are collapsed in the structure. */
  readonly closedIds: ReadonlySet<string>;
  /** The structure's search text. */
  readonly query: string;
  readonly renamingId: string | undefined;
  /** 1 shows the printed size on a 96 dpi screen. */
  readonly zoom: number;
  /** Whether the view is as it was opened, fits the pane, or was moved or zoomed by hand. */
  readonly viewIs: 'opened' | 'fitted' | 'chosen';
  /** The face's top left corner in the pane, CSS pixels; undefined centres it. */
  readonly pan: Point | undefined;
  /** The canvas' size, CSS pixels. */
  readonly pane: Size;
  readonly hasGuides: boolean;
  readonly hasRulers: boolean;
  readonly isSnapping: boolean;
  /** Something on the canvas follows the pointer. */
  readonly isDragging: boolean;
  /** Shows the other side beside this one. */
  readonly hasCompanion: boolean;
  /** Classes that are being considered; not in the document yet. */
  readonly preview: { readonly ids: readonly string[]; readonly classes: string } | undefined;
  readonly subject: Subject;
  /** Shown in place of the subject, until there is another one or the stress test is closed. */
  readonly testedFace: TestedFace | undefined;
  readonly view: InspectorView;
  /** On small screens: what the drawer over the canvas shows. */
  readonly drawer: DrawerTab | undefined;
  readonly isTesting: boolean;
  /** The dialog for changes from a description is open. */
  readonly isDescribing: boolean;
  /** The dialog with earlier versions is open. */
  readonly isShowingVersions: boolean;
  /** The dialog for a fixed picture is open: for an item, or for a new one. */
  readonly choosingPicture: { readonly itemId?: string } | undefined;
  /** Where overlays were that have left the flow. */
  readonly homes: Homes;
  /** The classes of the last "Copy style". */
  readonly copiedStyle: string | undefined;
  /** Where the menu of the selection is open, in the window. */
  readonly menuAt: Point | undefined;
  /** The own text that is being edited on the canvas. */
  readonly writingId: string | undefined;
}

export type BuilderSessionStore = StoreApi<BuilderSession>;

export function createBuilderSession(): BuilderSessionStore {
  return createStore<BuilderSession>()(() => ({
    selectedIds: [],
    anchorId: undefined,
    enteredId: undefined,
    closedIds: new Set(),
    query: '',
    renamingId: undefined,
    zoom: 1,
    viewIs: 'opened',
    pan: undefined,
    pane: { width: 0, height: 0 },
    hasGuides: true,
    hasRulers: true,
    isSnapping: true,
    isDragging: false,
    hasCompanion: true,
    preview: undefined,
    subject: { deckId: SAMPLE, index: 0 },
    testedFace: undefined,
    view: 'design',
    drawer: undefined,
    isTesting: false,
    isDescribing: false,
    isShowingVersions: false,
    choosingPicture: undefined,
    homes: new Map(),
    copiedStyle: undefined,
    menuAt: undefined,
    writingId: undefined,
  }));
}
