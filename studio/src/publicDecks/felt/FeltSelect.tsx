import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import classes from './Felt.module.css';

interface Props<Value extends string> {
  readonly Icon: LucideIcon;
  readonly label: string;
  readonly value: Value;
  /** Each value with its name. */
  readonly choices: readonly (readonly [value: Value, name: string])[];
  readonly onChange: (value: Value) => void;
}

/** A choice on the felt. On a phone its icon opens the browser's own list. */
export function FeltSelect<Value extends string>(props: Props<Value>): ReactElement {
  const { Icon, label, value, choices, onChange } = props;
  const choose = (chosen: string): void => {
    const choice = choices.find(([each]) => each === chosen);
    if (choice !== undefined) onChange(choice[0]);
  };
  return (
    <label className={classes.tool}>
      <Icon size={18} aria-hidden />
      <span className={classes.unseen}>{label}</span>
      <select value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {choices.map(([choice, name]) => (
          <option key={choice} value={choice}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
