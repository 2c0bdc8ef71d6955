import { directionOf } from '@cardwright/renderer';
import { TextInput } from '@mantine/core';
import type { ReactElement, ReactNode } from 'react';
import { GrowingTextarea } from '../../../components/GrowingTextarea.js';
import { tooLong } from '../../../words/tooLong.js';
import { Fallback } from './Fallback.js';
import { FieldLabel } from './FieldLabel.js';
import classes from './fields.module.css';
import { MarkdownArea } from './MarkdownArea.js';

export interface TextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** `line` has one line, `text` grows, `markdown` grows and has buttons. */
  readonly kind: 'line' | 'text' | 'markdown';
  /** The placeholder of an empty field, and its language. */
  readonly fallback?: { readonly text: string; readonly language: string } | undefined;
  readonly aside?: ReactNode;
  readonly placeholder?: string;
  readonly language?: string;
  /** In a dialog: has focus when it opens. */
  readonly isFirst?: boolean;
  readonly error?: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

/** One text field. If another language stands in for it, that text is its marked placeholder. */
export function TextField({
  label,
  kind,
  fallback,
  aside,
  placeholder,
  language,
  isFirst = false,
  error,
  ...field
}: TextFieldProps): ReactElement {
  const hint = fallback === undefined ? placeholder : fallback.text;
  const common = {
    id: field.id,
    value: field.value,
    placeholder: hint ?? '',
    lang: language,
    ...(language !== undefined && { dir: directionOf(field.value === '' && fallback ? fallback.language : language) }),
    spellCheck: true,
    error: error ?? tooLong(field.value),
    onFocus: field.onFocus,
    onBlur: field.onBlur,
    ...(isFirst && { 'data-autofocus': true }),
    ...(fallback !== undefined && { 'aria-describedby': `${field.id}-fallback` }),
  };
  return (
    <div>
      <FieldLabel htmlFor={field.id} label={label}>
        {fallback === undefined ? aside : <Fallback id={`${field.id}-fallback`} language={fallback.language} />}
      </FieldLabel>
      {kind === 'line' && <TextInput {...common} onChange={(event) => field.onChange(event.currentTarget.value)} />}
      {kind === 'text' && (
        <GrowingTextarea
          {...common}
          minRows={2}
          maxRows={8}
          classNames={{ input: classes.area ?? '' }}
          onChange={(event) => field.onChange(event.currentTarget.value)}
        />
      )}
      {kind === 'markdown' && <MarkdownArea {...common} label={label} onChange={field.onChange} />}
    </div>
  );
}
