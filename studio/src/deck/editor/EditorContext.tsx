import { createContext, use, useCallback, useMemo, type ReactElement, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { DeckState } from '../document/createDeckStore.js';
import type { DeckDocument, Recipe } from '../document/types.js';
import type { Step, TakeBack } from '../../editing/types.js';
import { useRenderer } from '../../rendering/useRenderer.js';
import type { RendererState } from '../../rendering/rendererStore.js';
import type { EditorSession } from '../session/editorSession.js';
import { type EditorActions, editorActions } from '../actions/editorActions.js';
import type { Editor } from './createEditor.js';

interface Value {
  readonly editor: Editor;
  readonly actions: EditorActions;
}

const EditorContext = createContext<Value | undefined>(undefined);

interface Props {
  readonly editor: Editor;
  readonly children: ReactNode;
}

/** The deck that everything below refers to. */
export function EditorProvider({ editor, children }: Props): ReactElement {
  const value = useMemo(() => ({ editor, actions: editorActions(editor) }), [editor]);
  return <EditorContext value={value}>{children}</EditorContext>;
}

/** @throws Error outside an EditorProvider */
export function useEditor(): Editor {
  return useValue().editor;
}

/** The editor's actions: menus, buttons, shortcuts and the palette show the same objects. */
export function useEditorActions(): EditorActions {
  return useValue().actions;
}

function useValue(): Value {
  const value = use(EditorContext);
  if (value === undefined) throw new Error('This is shown inside the deck editor only.');
  return value;
}

/** Selects a part of the edited deck. Return what the deck holds, or wrap the selector in `useShallow`. */
export function useDeck<T>(selector: (deck: DeckDocument) => T): T {
  return useStore(useEditor().store, ({ document }) => selector(document));
}

/** Selects a part of the editing state: history, save state. */
export function useDeckState<T>(selector: (state: DeckState) => T): T {
  return useStore(useEditor().store, selector);
}

/** Selects a part of the editor session: selection, language, tab. */
export function useSession<T>(selector: (session: EditorSession) => T): T {
  return useStore(useEditor().session, selector);
}

/** Changes the deck in one undoable step. The function returned by that takes back exactly this step. */
export function useApply(): (step: Step | string, recipe: Recipe) => TakeBack {
  const { store } = useEditor();
  return useCallback((step, recipe) => store.apply(typeof step === 'string' ? { label: step } : step, recipe), [store]);
}

/** The page's renderer: loading, ready or failed. */
export function useRendererStatus(): RendererState {
  return useRenderer();
}
