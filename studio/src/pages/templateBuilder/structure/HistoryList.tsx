import type { ReactElement } from 'react';
import { useBuilder, useTemplateState } from '../../../template/builder/BuilderContext.js';
import classes from './structure.module.css';

const SHOWN = 30;

/** Every step since the template was opened, the latest first; a click goes back or forward to it. */
export function HistoryList(): ReactElement | null {
  const { store } = useBuilder();
  const { past, future } = useTemplateState(({ history }) => history);
  if (past.length + future.length === 0) return null;
  const go = (count: number): void => {
    for (let step = 0; step < Math.abs(count); step += 1)
      if (count < 0) store.undo();
      else store.redo();
  };
  const steps = [{ label: 'opened', at: undefined }, ...past, ...future];
  const now = past.length;
  return (
    <section className={classes.panel}>
      <h2 className={classes.title}>History</h2>
      <ol className={classes.history}>
        {steps
          .map(({ label, at }, index) => ({ name: capital(label), at, index }))
          .slice(-SHOWN)
          .reverse()
          .map(({ name, at, index }) => (
            <li key={index}>
              <button
                type="button"
                className={classes.step}
                aria-current={index === now ? 'step' : undefined}
                data-undone={index > now || undefined}
                onClick={() => go(index - now)}
              >
                <span>{name}</span>
                {at !== undefined && <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>}
              </button>
            </li>
          ))}
      </ol>
    </section>
  );
}

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

const capital = (label: string): string => label.charAt(0).toLocaleUpperCase() + label.slice(1);
