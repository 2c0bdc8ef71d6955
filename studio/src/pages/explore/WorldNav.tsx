import type { ReactElement } from 'react';
import type { WorldBranch } from '../../api/worlds.js';
import chips from './chip.module.css';
import classes from './WorldNav.module.css';

interface Props {
  readonly tree: readonly WorldBranch[];
  /** Id or slug; empty for all. */
  readonly chosen: string;
  readonly onChoose: (slug: string) => void;
}

/** The worlds from the top to the chosen one, and those below it; worlds without decks are left out. */
export function WorldNav({ tree, chosen, onChoose }: Props): ReactElement {
  const path = pathTo(tree, chosen);
  const rows = [tree, ...path.map(({ children }) => children)]
    .map((branches) => branches.filter((branch) => branch.total_deck_count > 0 || path.includes(branch)))
    .filter((branches) => branches.length > 0);
  return (
    <nav className={classes.worlds} aria-label="Worlds">
      {rows.map((branches, depth) => (
        <div key={depth} className={classes.row}>
          {depth === 0 && (
            <World name="All worlds" isChosen={path.length === 0} onChoose={() => onChoose('')} isExact />
          )}
          {branches.map((branch) => (
            <World
              key={branch.id}
              name={branch.name}
              count={branch.total_deck_count}
              isChosen={path.includes(branch)}
              isExact={path.at(-1) === branch}
              onChoose={() => onChoose(branch.slug)}
            />
          ))}
        </div>
      ))}
    </nav>
  );
}

interface WorldProps {
  readonly name: string;
  readonly count?: number;
  readonly isChosen: boolean;
  /** The chosen one, not one around it. */
  readonly isExact: boolean;
  readonly onChoose: () => void;
}

function World({ name, count, isChosen, isExact, onChoose }: WorldProps): ReactElement {
  return (
    <button
      type="button"
      className={chips.chip}
      data-chosen={isChosen || undefined}
      aria-current={isChosen && isExact ? 'page' : undefined}
      onClick={onChoose}
    >
      {name}
      {count !== undefined && <span className={chips.count}>{count}</span>}
    </button>
  );
}

/** The branches from the top to a world, by its id or slug; empty if there is no such world. */
export function pathTo(tree: readonly WorldBranch[], wanted: string): readonly WorldBranch[] {
  for (const branch of tree) {
    if (branch.id === wanted || branch.slug === wanted) return [branch];
    const below = pathTo(branch.children, wanted);
    if (below.length > 0) return [branch, ...below];
  }
  return [];
}
