import { Checkbox } from '@mantine/core';
import type { DeckUpdate, FieldChange } from '@cardwright/renderer/tables';
import { useState, type ReactElement, type ReactNode } from 'react';
import { counted } from '../words/counted.js';
import styles from './UpdateDialog.module.css';

/** More lines than this slow the dialog down; the rest applies as well. */
const FIRST = 100;

interface ChangeListProps {
  readonly update: DeckUpdate;
  readonly left: ReadonlySet<string>;
  readonly onLeave: (left: ReadonlySet<string>) => void;
  /** Names a field. */
  readonly labelOf: (field: string) => string;
}

/** The cards that are changed, added and removed, each with a box to leave it out. */
export function ChangeList({ update, left, onLeave, labelOf }: ChangeListProps): ReactElement {
  const { added, changed, removed } = update;
  if (added.length + changed.length + removed.length === 0)
    return <p className={styles.none}>The cards already match the table.</p>;
  return (
    <>
      <Group title={`${counted(changed.length, 'card')} changed`} entries={changed} left={left} onLeave={onLeave}>
        {({ changes }) =>
          changes.map((change) => <Change key={change.field} label={labelOf(change.field)} change={change} />)
        }
      </Group>
      <Group title={`${counted(added.length, 'card')} added`} entries={added} left={left} onLeave={onLeave} />
      <Group title={`${counted(removed.length, 'card')} removed`} entries={removed} left={left} onLeave={onLeave} />
    </>
  );
}

interface GroupProps<T> extends Pick<ChangeListProps, 'left' | 'onLeave'> {
  readonly title: string;
  readonly entries: readonly T[];
  readonly children?: (entry: T) => ReactNode;
}

function Group<T extends { readonly key: string; readonly title: string; readonly category: string }>(
  props: GroupProps<T>,
): ReactElement | null {
  const { title, entries, left, onLeave, children } = props;
  const [isWhole, setWhole] = useState(false);
  if (entries.length === 0) return null;
  const chosen = entries.filter(({ key }) => !left.has(key)).length;
  const set = (keys: readonly string[], isIn: boolean): void => {
    const after = new Set(left);
    for (const key of keys)
      if (isIn) after.delete(key);
      else after.add(key);
    onLeave(after);
  };
  return (
    <fieldset className={styles.group}>
      <legend>
        <Checkbox
          label={title}
          checked={chosen === entries.length}
          indeterminate={chosen > 0 && chosen < entries.length}
          onChange={({ currentTarget }) =>
            set(
              entries.map(({ key }) => key),
              currentTarget.checked,
            )
          }
        />
      </legend>
      <ul className={styles.list}>
        {(isWhole ? entries : entries.slice(0, FIRST)).map((entry) => (
          <li key={entry.key}>
            <Checkbox
              size="sm"
              label={<Name title={entry.title} category={entry.category} />}
              checked={!left.has(entry.key)}
              onChange={({ currentTarget }) => set([entry.key], currentTarget.checked)}
            />
            {children?.(entry)}
          </li>
        ))}
      </ul>
      {entries.length > FIRST && !isWhole && (
        <button type="button" className={styles.more} onClick={() => setWhole(true)}>
          Show {entries.length - FIRST} more
        </button>
      )}
    </fieldset>
  );
}

function Name({ title, category }: { readonly title: string; readonly category: string }): ReactElement {
  return (
    <>
      <strong>{title === '' ? 'Card without a title' : title}</strong>
      {category !== '' && <span className={styles.category}> {category}</span>}
    </>
  );
}

function Change({ label, change }: { readonly label: string; readonly change: FieldChange }): ReactElement {
  const { before, after } = change;
  return (
    <div className={styles.change}>
      <span className={styles.field}>{label}</span>
      <span>
        {before === '' ? <em>empty</em> : <del>{before}</del>} <span aria-label="becomes">→</span>{' '}
        {after === '' ? <em>empty</em> : <ins>{after}</ins>}
      </span>
    </div>
  );
}
