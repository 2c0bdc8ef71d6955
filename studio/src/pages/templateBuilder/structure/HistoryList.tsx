import type { ReactElement } from 'react';
import { useBuilder, useTemplateState } from '../../../template/builder/BuilderContext.js';
import classes from './structure.module.css';

const SHOWN = 30;

/** Every step since the template was opened, the latest first; a click goes back or forward to it. */
export function HistoryList(): ReactElement | null {
  const { store } = useBuilder();
  const { past, future } = useTemplateState(({ history }) => history);
  if (past.length + future.length === 0) return null;
  const go = (steps: number): void => {
    for (let step = 0; step < Math.abs(steps); step += 1)
      if (steps < 0) store.undo();
      else store.redo();
  };
  const names = ['Opened', ...past.map(({ label }) => capital(label)), ...future.map(({ label }) => capital(label))];
  const now = past.length;
  return (
    <section className={classes.panel}>
      <h2 className={classes.title}>History</h2>
      <ol className={classes.history}>
        {names
          .map((name, index) => ({ name, index }))
          .slice(-SHOWN)
          .reverse()
          .map(({ name, index }) => (
            <li key={index}>
              <button
                type="button"
                className={classes.step}
                aria-current={index === now ? 'step' : undefined}
                data-undone={index > now || undefined}
                onClick={() => go(index - now)}
              >
                {name}
              </button>
            </li>
          ))}
      </ol>
    </section>
  );
}

const capital = (label: string): string => label.charAt(0).toLocaleUpperCase() + label.slice(1);
