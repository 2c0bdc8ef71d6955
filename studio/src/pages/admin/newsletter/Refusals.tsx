import type { ReactElement } from 'react';
import { Tag } from '../list/Tag.js';
import { dateTime } from '../words/dateTime.js';
import type { Results } from './issues.js';
import styles from './Issue.module.css';

/** The e-mails that the mail server refused, with its reasons. */
export function Refusals({ refusals }: Pick<Results, 'refusals'>): ReactElement | null {
  if (refusals.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>Refused</h2>
      <ul className={styles.refusals}>
        {refusals.map(({ email, reason, is_bounce, updated_at }) => (
          <li key={email}>
            <strong>{email}</strong> {is_bounce && <Tag tone="bad">Permanent</Tag>}
            <span>{reason || 'The mail server gave no reason.'}</span>
            <time dateTime={updated_at}>{dateTime(updated_at)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
