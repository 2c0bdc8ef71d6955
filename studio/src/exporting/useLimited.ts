import { useState } from 'react';

interface Options<Typed> {
  readonly min: number;
  readonly max: number;
  readonly value: number | undefined;
  /** The value of an empty field. */
  readonly empty: number | undefined;
  /** NaN for what is not a number, or not yet one. */
  readonly read: (typed: Typed) => number;
  readonly onChange: (value: number | undefined) => void;
}

interface Limited<Typed> {
  /** What has been typed since the field got the focus. */
  readonly typed: Typed | undefined;
  /** What to explain: why what is typed has no effect, or why it was corrected when the field was left. */
  readonly problem: 'beyond' | 'unreadable' | undefined;
  readonly type: (typed: Typed) => void;
  readonly leave: () => void;
}

/**
 * A number between two limits. What is being typed counts as soon as it is within them, so a minus sign or the first digit
 * of several changes nothing yet. Leaving the field corrects a number beyond them, and drops what cannot be read.
 */
export function useLimited<Typed extends string | number>(options: Options<Typed>): Limited<Typed> {
  const { min, max, value, empty, read, onChange } = options;
  const [typed, setTyped] = useState<Typed>();
  /** Says why, as long as the value is what it was then. */
  const [corrected, setCorrected] = useState<{
    readonly to: number | undefined;
    readonly problem: Limited<Typed>['problem'];
  }>();
  const numberOf = (text: Typed): number | undefined => (text === '' ? empty : read(text));

  const type = (text: Typed): void => {
    setTyped(text);
    setCorrected(undefined);
    const next = numberOf(text);
    if (next === undefined || (next >= min && next <= max)) onChange(next);
  };
  const leave = (): void => {
    setTyped(undefined);
    const number = typed === undefined ? undefined : numberOf(typed);
    if (number === undefined || (number >= min && number <= max)) return;
    if (Number.isNaN(number)) return setCorrected({ to: value, problem: 'unreadable' });
    const to = Math.min(max, Math.max(min, number));
    setCorrected({ to, problem: 'beyond' });
    onChange(to);
  };
  const number = typed === undefined ? undefined : numberOf(typed);
  if (number !== undefined) return { typed, problem: isLost(number, min, max) ? 'beyond' : undefined, type, leave };
  return { typed, problem: corrected?.to === value ? corrected?.problem : undefined, type, leave };
}

/** Whether no further digit brings a number between the limits. */
function isLost(number: number, min: number, max: number): boolean {
  return number > max || number < Math.min(0, min);
}
