import { useState } from 'react';

interface Options<Typed> {
  readonly min: number;
  readonly max: number;
  readonly value: number | undefined;
  /** NaN for what is not a number, or not yet one; undefined for an empty field that may stay so. */
  readonly read: (typed: Typed) => number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

interface Typing<Typed> {
  readonly text: Typed;
  /** The value when the field got the focus. */
  readonly before: number | undefined;
}

interface Limited<Typed> {
  /** What has been typed since the field got the focus. */
  readonly typed: Typed | undefined;
  /** What to explain: why what is typed has no effect, or why the field has its earlier value again. */
  readonly problem: 'beyond' | 'unreadable' | undefined;
  readonly type: (typed: Typed) => void;
  readonly leave: () => void;
}

/**
 * A number between two limits. What is being typed counts as long as it is within them; otherwise the value is what it
 * was before. Leaving the field drops what does not count, and says why.
 */
export function useLimited<Typed extends string | number>(options: Options<Typed>): Limited<Typed> {
  const { min, max, value, read, onChange } = options;
  const [typing, setTyping] = useState<Typing<Typed>>();
  /** Says why, as long as the value is what it was then. */
  const [dropped, setDropped] = useState<{
    readonly for: number | undefined;
    readonly problem: Limited<Typed>['problem'];
  }>();
  const problemOf = (number: number | undefined): Limited<Typed>['problem'] => {
    if (number === undefined || (number >= min && number <= max)) return undefined;
    return Number.isNaN(number) ? 'unreadable' : 'beyond';
  };

  const type = (text: Typed): void => {
    const before = typing === undefined ? value : typing.before;
    setTyping({ text, before });
    setDropped(undefined);
    const next = read(text);
    if (problemOf(next) === undefined) onChange(next);
    else if (value !== before) onChange(before);
  };
  const leave = (): void => {
    setTyping(undefined);
    const problem = typing && problemOf(read(typing.text));
    if (typing !== undefined && problem !== undefined) setDropped({ for: typing.before, problem });
  };
  const common = { typed: typing?.text, type, leave };
  if (typing === undefined) return { ...common, problem: dropped?.for === value ? dropped?.problem : undefined };
  return { ...common, problem: isLost(read(typing.text) ?? min, min, max) ? 'beyond' : undefined };
}

/** Whether no further digit brings a number between the limits. */
function isLost(number: number, min: number, max: number): boolean {
  return number > max || number < Math.min(0, min);
}
