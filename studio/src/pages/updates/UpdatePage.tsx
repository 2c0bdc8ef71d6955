import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router';
import { ApiError } from '../../api/ApiError.js';
import { updateQuery } from '../../api/updates.js';
import { LoadError } from '../../components/LoadError.js';
import { Prose } from '../../components/prose/Prose.js';
import { GONE } from '../../errors/goneTexts.js';
import { PageError } from '../../errors/PageError.js';
import { useTitle } from '../../navigation/useTitle.js';
import { UpdateDay } from './UpdateDay.js';
import classes from './UpdatePage.module.css';

/** One entry, at an address that stays. */
export function Component(): ReactElement {
  const { slug = '' } = useParams();
  const { data: update, error, refetch } = useQuery(updateQuery(slug));
  useTitle(update?.title);
  if (error instanceof ApiError && error.status === 404) throw new PageError(404, error.message, GONE.update);
  return (
    <article className={classes.page}>
      <Link to="/updates" className={classes.back}>
        <ArrowLeft size={16} aria-hidden /> All updates
      </Link>
      {error !== null && <LoadError error={error} what="This update" onRetry={() => void refetch()} />}
      {update === undefined && error === null && <Skeleton height={320} radius={16} aria-label="Loading the update" />}
      {update !== undefined && (
        <>
          <UpdateDay update={update} />
          <h1 className={classes.title}>{update.title}</h1>
          <Prose markdown={update.body} />
          <ul className={classes.tags} aria-label="Tags">
            {update.tags.map((tag) => (
              <li key={tag}>
                <Link to={`/updates?tag=${encodeURIComponent(tag)}`}>{tag}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}
