import type { BannerDesign } from '@cardwright/renderer';
import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { BannerDocument, Recipe } from '../../banners/types.js';
import type { BannerView } from './canvas/BannerView.js';
import type { DocumentState, DocumentStore } from '../../editing/documentStore.js';

interface Editor {
  readonly store: DocumentStore<BannerDocument>;
  /** Saves and reports the outcome. @returns whether everything is saved */
  readonly save: () => Promise<boolean>;
  readonly view: BannerView;
}

export const BannerContext = createContext<Editor | undefined>(undefined);

/** The banner that everything below refers to. @throws Error outside the editor */
export function useEditor(): Editor {
  const editor = use(BannerContext);
  if (editor === undefined) throw new Error('This is shown inside the banner editor only.');
  return editor;
}

/** Selects a part of the edited banner. */
export function useBanner<T>(selector: (banner: BannerDocument) => T): T {
  return useStore(useEditor().store, ({ document }) => selector(document));
}

/** Selects a part of the editing state: history, save state. */
export function useBannerState<T>(selector: (state: DocumentState<BannerDocument>) => T): T {
  return useStore(useEditor().store, selector);
}

/** Changes the banner in one undoable step; steps with the same gesture are one. */
export function useChange(): (label: string, recipe: Recipe, gesture?: string) => void {
  const { store } = useEditor();
  return (label, recipe, gesture) => {
    store.apply({ label, ...(gesture !== undefined && { gesture }) }, recipe);
  };
}

/** Changes one choice of the design. */
export function useDesignChange(): <Key extends keyof BannerDesign>(
  key: Key,
  value: BannerDesign[Key],
  label: string,
  gesture?: string,
) => void {
  const change = useChange();
  return (key, value, label, gesture) => change(label, ({ design }) => void (design[key] = value), gesture);
}
