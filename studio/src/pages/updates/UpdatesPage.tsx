import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Rss } from 'lucide-react';
import type { ReactElement } from 'react';
import { useSearchParams } from 'react-router';
import { updatesQuery, type Update } from '../../api/updates.js';
import { EmptyState } from '../../components/EmptyState.js';
import { LoadError } from '../../components/LoadError.js';
import { EarlierUpdates } from './EarlierUpdates.js';
import { LatestUpdate } from './LatestUpdate.js';
import { NewsletterForm } from './NewsletterForm.js';
import { TagFilter } from './TagFilter.js';
import { UpdateTile } from './UpdateTile.js';
import classes from './UpdatesPage.module.css';

/** How many entries have a picture after the newest; the others are lines. */
const TILES = 4;

/** What is new, newest first: with pictures, then as a list. */
export function Component(): ReactElement {
  const [query] = useSearchParams();
  const { data: updates, error, refetch } = useQuery(updatesQuery);
  const tag = query.get('tag');
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <div>
          <h1 className={classes.title}>New on the bench</h1>
          <p className={classes.lead}>What we made, mended and took away. Newest first.</p>
        </div>
        <div className={classes.tools}>
          {updates !== undefined && <TagFilter updates={updates} />}
          <Button
            component="a"
            href="/api/updates.xml"
            variant="default"
            size="sm"
            leftSection={<Rss size={16} aria-hidden />}
          >
            Follow
          </Button>
        </div>
      </header>
      {error !== null && <LoadError error={error} what="The updates" onRetry={() => void refetch()} />}
      {updates === undefined && error === null && <Skeleton height={380} radius={16} aria-label="Loading updates" />}
      {updates !== undefined && <Entries updates={updates.filter(({ tags }) => tag === null || tags.includes(tag))} />}
      <NewsletterForm />
    </div>
  );
}

function Entries({ updates }: { readonly updates: readonly Update[] }): ReactElement {
  const [latest, ...others] = updates;
  if (latest === undefined)
    return (
      <EmptyState title="Nothing here yet">No update has this tag. Choose another, or look at everything.</EmptyState>
    );
  return (
    <>
      <LatestUpdate update={latest} />
      <ul className={classes.tiles}>
        {others.slice(0, TILES).map((update, index) => (
          <UpdateTile key={update.id} update={update} index={index} />
        ))}
      </ul>
      <EarlierUpdates updates={others.slice(TILES)} />
    </>
  );
}
