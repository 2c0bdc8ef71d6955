import { createContext, use, useMemo, type ReactElement, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { builderActions, type BuilderActions } from '../actions/builderActions.js';
import type { TemplateState } from '../document/createTemplateStore.js';
import { partsOf, type Part, type Parts } from '../document/parts.js';
import type { TemplateDocument } from '../document/types.js';
import type { BuilderSession } from './builderSession.js';
import type { Builder, ShownScene } from './createBuilder.js';

interface Value {
  readonly builder: Builder;
  readonly actions: BuilderActions;
  /** The state that the hooks below read. */
  readonly source: Builder['calm'];
}

const BuilderContext = createContext<Value | undefined>(undefined);

/** The template that everything below refers to. */
export function BuilderProvider({
  builder,
  children,
}: {
  readonly builder: Builder;
  readonly children: ReactNode;
}): ReactElement {
  const value = useMemo(() => ({ builder, actions: builderActions(builder), source: builder.calm }), [builder]);
  return <BuilderContext value={value}>{children}</BuilderContext>;
}

/** For the canvas: everything below follows the template even while something is dragged. */
export function LiveProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const value = useValue();
  const live = useMemo(() => ({ ...value, source: value.builder }), [value]);
  return <BuilderContext value={live}>{children}</BuilderContext>;
}

function useValue(): Value {
  const value = use(BuilderContext);
  if (value === undefined) throw new Error('This is shown inside the template builder only.');
  return value;
}

/** @throws Error outside a BuilderProvider */
export function useBuilder(): Builder {
  return useValue().builder;
}

/** The builder's actions: menus, buttons, shortcuts and the palette show the same objects. */
export function useBuilderActions(): BuilderActions {
  return useValue().actions;
}

/** Selects a part of the edited template. Return what the template holds. */
export function useTemplate<T>(selector: (template: TemplateDocument) => T): T {
  return useStore(useValue().source.store, ({ document }) => selector(document));
}

/** Selects a part of the editing state: history, save state. */
export function useTemplateState<T>(selector: (state: TemplateState) => T): T {
  return useStore(useValue().source.store, selector);
}

/** Selects a part of the builder's session: selection, zoom, whose card is shown. */
export function useBuilderSession<T>(selector: (session: BuilderSession) => T): T {
  return useStore(useBuilder().session, selector);
}

/** The structure of the template. */
export function useParts(): Parts {
  return useTemplate(({ json_config }) => partsOf(json_config));
}

/** The only selected part; undefined if there are none or several. */
export function useOnlyPart(): Part | undefined {
  const parts = useParts();
  return useBuilderSession(({ selectedIds }) =>
    selectedIds.length === 1 ? parts.get(selectedIds[0] ?? '') : undefined,
  );
}

/** The scene on the canvas. */
export function useShownScene(): ShownScene['scene'] {
  return useStore(useValue().source.shown, ({ scene }) => scene);
}
