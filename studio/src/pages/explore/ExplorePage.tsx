import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { worldTreeQuery } from '../../api/worlds.js';
import { ListSearch } from '../../components/ListSearch.js';
import { useTitle } from '../../navigation/useTitle.js';
import { isPlain } from './exploreFilter.js';
import classes from './ExplorePage.module.css';
import { FilterBar } from './FilterBar.js';
import { Results } from './Results.js';
import { Shelves } from './Shelves.js';
import { useExploreFilter } from './useExploreFilter.js';
import { pathTo, WorldNav } from './WorldNav.js';

/** Public decks: shelves by worlds, or what matches a search and filters. */
export function Component(): ReactElement {
  const { filter, change } = useExploreFilter();
  const { data: tree = [] } = useQuery(worldTreeQuery);
  const world = pathTo(tree, filter.world).at(-1);
  useTitle(world === undefined ? undefined : `${world.name} · Explore`);
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <div>
          <h1 className={classes.title}>{world?.name ?? 'Decks worth opening'}</h1>
          <p className={classes.lead}>
            {world?.description ?? 'Play them here, print them at home, or copy one and make it yours.'}
          </p>
        </div>
        <ListSearch value={filter.q} label="Search all decks" onChange={(q) => change({ q }, { replace: true })} />
      </header>
      <WorldNav tree={tree} chosen={filter.world} onChoose={(slug) => change({ world: slug })} />
      <FilterBar filter={filter} onChange={change} />
      {isPlain(filter) ? <Shelves /> : <Results filter={filter} onChange={change} />}
    </div>
  );
}
