import type { Action } from './Action.js';

/** The actions that match every word of the query; those whose label starts with it come first. */
export function findActions(actions: readonly Action[], query: string): readonly Action[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return actions;
  const found = actions.filter(({ label, section, keywords = [] }) => {
    const text = [label, section, ...keywords].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const begins = ({ label }: Action): boolean => label.toLowerCase().startsWith(query.trim().toLowerCase());
  return [...found.filter(begins), ...found.filter((action) => !begins(action))];
}
