import { useEffect, useId } from 'react';
import { create } from 'zustand';
import type { Action } from './Action.js';

interface ActionState {
  /** One list a place that offers some; the later a place came, the nearer it is. */
  readonly lists: ReadonlyMap<string, readonly Action[]>;
}

export const useActionStore = create<ActionState>()(() => ({ lists: new Map() }));

/** Offers actions for as long as the component is there. Memoise the list: each new one is read anew by menus and help. */
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

/** Everything that can be done here and now, what is nearest first. */
export function offeredActions({ lists }: ActionState): readonly Action[] {
  return [...lists.values()].reverse().flat();
}

/** The actions by section, in the order in which sections first appear. */
export function bySection(actions: readonly Action[]): ReadonlyMap<string, readonly Action[]> {
  const sections = new Map<string, Action[]>();
  for (const action of actions) sections.set(action.section, [...(sections.get(action.section) ?? []), action]);
  return sections;
}
