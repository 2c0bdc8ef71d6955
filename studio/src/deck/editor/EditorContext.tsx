import { createContext, use, useCallback, type ReactElement, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { DeckState } from '../document/createDeckStore.js';
import type { DeckDocument, Recipe } from '../document/types.js';
import type { Step } from '../../editing/types.js';
import { useRenderer } from '../../rendering/useRenderer.js';
import type { RendererState } from '../../rendering/rendererStore.js';
import type { EditorSession } from '../session/editorSession.js';
import type { Editor } from './createEditor.js';

const EditorContext = createContext<Editor | undefined>(undefined);

interface Props {
  readonly editor: Editor;
  readonly children: ReactNode;
}

/** The deck that everything below is about. */
export function EditorProvider({ editor, children }: Props): ReactElement {
  return <EditorContext value={editor}>{children}</EditorContext>;
}

/** @throws Error outside an EditorProvider */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (editor === undefined) throw new Error('This is shown inside the deck editor only.');
  return editor;
}

/** A part of the deck under edit. Hand out what the deck holds, or wrap the selector in `useShallow`. */
export function useDeck<T>(selector: (deck: DeckDocument) => T): T {
  return useStore(useEditor().store, ({ document }) => selector(document));
}

/** A part of what surrounds the deck: history, save state. */
export function useDeckState<T>(selector: (state: DeckState) => T): T {
  return useStore(useEditor().store, selector);
}

/** A part of where the person is: selection, language, tab. */
export function useSession<T>(selector: (session: EditorSession) => T): T {
  return useStore(useEditor().session, selector);
}

/** Changes the deck, as a step that can be undone. */
export function useApply(): (step: Step | string, recipe: Recipe) => void {
  const { store } = useEditor();
  return useCallback((step, recipe) => store.apply(typeof step === 'string' ? { label: step } : step, recipe), [store]);
}

/** The page's renderer: loading, ready or failed. */
export function useRendererStatus(): RendererState {
  return useRenderer();
}
