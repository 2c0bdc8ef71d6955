import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, type ReactElement } from 'react';
import { authorQuery } from '../../api/publicDecks.js';
import { worldTreeQuery } from '../../api/worlds.js';
import { endFirstPaint } from '../../browser/firstPaint.js';
import { useTitle } from '../../navigation/useTitle.js';
import { isPlain } from './exploreFilter.js';
import classes from './ExplorePage.module.css';
import { FilterBar } from './FilterBar.js';
import { SearchField } from './SearchField.js';
import { Results } from './Results.js';
import { Shelves } from './Shelves.js';
import { SurpriseMe } from './SurpriseMe.js';
import { useExploreFilter } from './useExploreFilter.js';
import { pathTo, WorldNav } from './WorldNav.js';

/** Public decks: shelves by worlds, or what matches a search and filters. */
export function Component(): ReactElement {
  useLayoutEffect(endFirstPaint, []);
  const { filter, change } = useExploreFilter();
  const { data: tree = [] } = useQuery(worldTreeQuery);
  const world = pathTo(tree, filter.world).at(-1);
  const author = useAuthor(filter.author);
  const heading = author ?? world?.name;
  useTitle(heading === undefined ? undefined : `${heading} · Explore`);
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div>
          <h1 className={classes.title}>{heading ?? 'Decks worth opening'}</h1>
          <p className={classes.lead}>
            {author === undefined
              ? (world?.description ?? 'Play them here, print them at home, or copy one and make it yours.')
              : 'All decks that this maker has published.'}
          </p>
        </div>
        <div className={classes.find}>
          <SearchField value={filter.q} onChange={(q) => change({ q }, { replace: true })} />
          <SurpriseMe />
        </div>
      </header>
      <WorldNav tree={tree} chosen={filter.world} onChoose={(slug) => change({ world: slug })} />
      <FilterBar filter={filter} onChange={change} />
      {isPlain(filter) ? <Shelves /> : <Results filter={filter} onChange={change} />}
    </div>
  );
}

/** @returns the name of a member with public decks; undefined without an id and until it is known */
function useAuthor(id: string): string | undefined {
  return useQuery({ ...authorQuery(id), enabled: id !== '' }).data;
}
