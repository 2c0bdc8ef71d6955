import { Check } from 'lucide-react';
import { useId, type ReactElement, type ReactNode } from 'react';
import { useDraft } from './draft.js';
import classes from './OnboardingPage.module.css';

interface Props {
  readonly number: number;
  readonly name: string;
  /** The answer on one line; empty if there is none. */
  readonly answer: string;
  /** Beside the name while the step is open. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A question: open, answered and folded with a way back to it, or still to come. */
export function Step({ number, name, answer, note, children }: Props): ReactElement {
  const step = useDraft((draft) => draft.step);
  const id = useId();
  const state = step === number ? 'now' : step > number ? 'done' : 'later';
  return (
    <li className={classes.step} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={classes.marker} aria-hidden>
        {state === 'done' ? <Check size={16} /> : number}
      </span>
      <div className={classes.question}>
        <h2 id={id} className={classes.name}>
          {name}
        </h2>
        {state === 'done' && <p className={classes.answer}>{answer === '' ? 'No answer yet' : answer}</p>}
        {state === 'now' && note !== undefined && <span className={classes.note}>{note}</span>}
        {state === 'done' && (
          <button
            type="button"
            className={classes.change}
            aria-describedby={id}
            onClick={() => useDraft.setState({ step: number })}
          >
            Change
          </button>
        )}
      </div>
      {state === 'now' && (
        <div className={classes.fields} role="group" aria-labelledby={id}>
          {children}
        </div>
      )}
    </li>
  );
}
