import { NumberInput } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { decimalsOf, fromSmallestUnit, toSmallestUnit } from './money.js';

interface Props {
  readonly label: string;
  readonly description?: ReactNode;
  readonly currency: string;
  /** In the smallest unit; undefined while the field is empty. */
  readonly amount: number | undefined;
  readonly onChange: (amount: number | undefined) => void;
  readonly error?: string | undefined;
}

/** An amount as people write it, in the currency's own decimals. */
export function MoneyInput({ label, description, currency, amount, onChange, error }: Props): ReactElement {
  return (
    <NumberInput
      label={label}
      description={description}
      error={error}
      value={amount === undefined ? '' : fromSmallestUnit(amount, currency)}
      onChange={(value) => onChange(typeof value === 'number' ? toSmallestUnit(value, currency) : undefined)}
      decimalScale={decimalsOf(currency)}
      allowNegative={false}
      thousandSeparator=","
      suffix={` ${currency}`}
      hideControls
    />
  );
}
