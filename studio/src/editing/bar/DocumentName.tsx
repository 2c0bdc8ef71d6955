import { VisuallyHidden } from '@mantine/core';
import type { ReactElement } from 'react';
import classes from './DocumentName.module.css';

interface ButtonProps {
  readonly name: string;
  readonly onClick: () => void;
  /** What a click leads to, for the tooltip. */
  readonly leadsTo?: string;
}

/** The name of what is being edited; a click leads to where it is changed. */
export function NameButton({ name, onClick, leadsTo }: ButtonProps): ReactElement {
  return (
    <h1 className={classes.heading}>
      <button type="button" className={classes.name} onClick={onClick} title={leadsTo} dir="auto">
        <span className={classes.text}>{name}</span>
      </button>
    </h1>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  readonly maxLength: number;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** The name of what is being edited, to be changed here. */
export function NameField({ label, value, maxLength, onChange, onBlur }: FieldProps): ReactElement {
  return (
    <>
      <VisuallyHidden component="h1">{value}</VisuallyHidden>
      <input
        className={`${classes.name} ${classes.field}`}
        aria-label={label}
        dir="auto"
        maxLength={maxLength}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onBlur}
      />
    </>
  );
}
