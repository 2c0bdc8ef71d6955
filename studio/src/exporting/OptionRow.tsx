import { SegmentedControl, Select } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { Row } from './Row.js';

interface Props<Value extends string> {
  readonly label: string;
  /** The option's entry in the table of export options. */
  readonly option: { readonly choices: readonly Value[]; readonly default: Value };
  /** The label of each choice. */
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value | undefined;
  readonly disabled?: boolean;
  /** Shows the choices in a list, because their names are long, instead of side by side. */
  readonly isList?: boolean;
  readonly onChange: (value: Value) => void;
  /** Shown beside or below the choices. */
  readonly children?: ReactNode;
}

/** A row of the dialog that takes one of few choices. */
export function OptionRow<Value extends string>(props: Props<Value>): ReactElement {
  const { label, option, names, value = option.default, disabled = false, isList = false, onChange, children } = props;
  const data = option.choices.map((choice) => ({ value: choice, label: names[choice] }));
  const field = { 'aria-label': label, data, value, disabled };
  return (
    <Row label={label}>
      {isList ? (
        <Select {...field} flex={1} allowDeselect={false} onChange={(next) => next !== null && onChange(next)} />
      ) : (
        <SegmentedControl {...field} size="sm" onChange={onChange} />
      )}
      {children}
    </Row>
  );
}
