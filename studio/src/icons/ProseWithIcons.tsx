import { DEFAULT_ICON_SETS } from '@cardwright/renderer';
import { useQueries } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { iconSetQuery } from '../api/icons.js';
import { Prose } from '../components/prose/Prose.js';
import { addIcons } from './addIcons.js';
import classes from './ProseWithIcons.module.css';

/** A text that names icons: without them until the names of all sets are known. */
export default function ProseWithIcons({ markdown }: { readonly markdown: string }): ReactElement {
  const sets = useQueries({ queries: DEFAULT_ICON_SETS.map(iconSetQuery) });
  // The first set that has the name counts, so all of them are waited for.
  if (!sets.every(({ data }) => data !== undefined)) return <Prose markdown={markdown} />;
  const names = new Set(sets.flatMap(({ data = [] }) => data));
  return <Prose markdown={markdown} change={(html) => addIcons(html, names, classes.icon ?? '')} />;
}
