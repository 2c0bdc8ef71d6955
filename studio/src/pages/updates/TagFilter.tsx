import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Update } from '../../api/updates.js';
import classes from './TagFilter.module.css';

/** The number of tags that fit beside the title. */
const SHOWN = 4;

/** Links that show only entries with a tag: the most frequent ones. */
export function TagFilter({ updates }: { readonly updates: readonly Update[] }): ReactElement | null {
  const [query] = useSearchParams();
  const chosen = query.get('tag');
  const tags = frequentTags(updates);
  if (tags.length < 2) return null;
  return (
    <nav className={classes.filter} aria-label="Updates by tag">
      <Link to="/updates" className={classes.tag} aria-current={chosen === null ? 'true' : undefined}>
        Everything
      </Link>
      {tags.map((tag) => (
        <Link
          key={tag}
          to={`/updates?tag=${encodeURIComponent(tag)}`}
          className={classes.tag}
          aria-current={chosen === tag ? 'true' : undefined}
        >
          {tag}
        </Link>
      ))}
    </nav>
  );
}

function frequentTags(updates: readonly Update[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const tag of updates.flatMap(({ tags }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([tag]) => tag);
}
