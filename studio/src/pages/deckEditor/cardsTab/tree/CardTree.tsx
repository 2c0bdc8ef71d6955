import type { ReactElement } from 'react';
import { useDeck, useSession } from '../../../../deck/editor/EditorContext.js';
import { EmptyTree } from './EmptyTree.js';
import classes from './tree.module.css';
import { TreeFooter } from './TreeFooter.js';
import { TreeList } from './TreeList.js';
import { TreeSearch } from './TreeSearch.js';

/** On the left: all categories and cards, to find, select, reorder and add. */
export function CardTree(): ReactElement {
  const isEmpty = useDeck((deck) => deck.categories.length === 0);
  const isSelecting = useSession((session) => session.selectedIds.size > 1);
  return (
    <section className={classes.tree} aria-label="Cards">
      <TreeSearch />
      {isEmpty ? <EmptyTree /> : <TreeList />}
      <TreeFooter key={isSelecting ? 'selection' : 'review'} />
    </section>
  );
}
