import { DEFAULT_ICON_SETS, findIcons } from '@cardwright/renderer';
import { useQueries } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { iconSetQuery } from '../api/icons.js';
import { Prose } from '../components/prose/Prose.js';
import { addIcons } from './addIcons.js';
import classes from './IconProse.module.css';

/** A deck's description as a page's text, with icons where cards have them: `:sword:`. */
export function IconProse({ markdown }: { readonly markdown: string }): ReactElement {
  const mayHaveIcons = findIcons(markdown, () => true).some((piece) => 'icon' in piece);
  const sets = useQueries({
    queries: DEFAULT_ICON_SETS.map((prefix) => ({ ...iconSetQuery(prefix), enabled: mayHaveIcons })),
  });
  // The first set that has the name counts, so all of them are waited for.
  if (!sets.every(({ data }) => data !== undefined)) return <Prose markdown={markdown} />;
  const names = new Set(sets.flatMap(({ data = [] }) => data));
  return <Prose markdown={markdown} change={(html) => addIcons(html, names, classes.icon ?? '')} />;
}
