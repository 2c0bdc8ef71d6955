import { useEffect, useId } from 'react';
import { create } from 'zustand';
import type { Action } from './Action.js';

interface ActionState {
  /** One list for each place that offers actions; the last one is the nearest. */
  readonly lists: ReadonlyMap<string, readonly Action[]>;
}

export const useActionStore = create<ActionState>()(() => ({ lists: new Map() }));

/** Offers actions while the component is mounted. Memoise the list: menus and help re-render for each new one. */
export function useActions(actions: readonly Action[]): void {
  const place = useId();
  useEffect(() => {
    useActionStore.setState(({ lists }) => ({ lists: new Map(lists).set(place, actions) }));
  }, [place, actions]);
  useEffect(
    () => () =>
      useActionStore.setState(({ lists }) => ({ lists: new Map([...lists].filter(([other]) => other !== place)) })),
    [place],
  );
}

/** Every action available here, the most specific first. */
export function offeredActions({ lists }: ActionState): readonly Action[] {
  return [...lists.values()].reverse().flat();
}

/** The actions by section, in order of each section's first action. */
export function bySection(actions: readonly Action[]): ReadonlyMap<string, readonly Action[]> {
  const sections = new Map<string, Action[]>();
  for (const action of actions) sections.set(action.section, [...(sections.get(action.section) ?? []), action]);
  return sections;
}
