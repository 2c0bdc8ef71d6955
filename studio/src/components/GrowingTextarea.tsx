import { Textarea, type TextareaProps } from '@mantine/core';
import type { ReactElement, Ref } from 'react';
import styles from './GrowingTextarea.module.css';

export interface GrowingTextareaProps extends Omit<TextareaProps, 'autosize' | 'classNames' | 'styles'> {
  readonly classNames?: { readonly input?: string; readonly error?: string };
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/**
 * A text area as tall as its text, from `minRows` to `maxRows` lines. Browsers that cannot size it themselves measure its
 * text in JavaScript, which lays the page out several times for each key.
 */
export function GrowingTextarea({ minRows = 1, maxRows, classNames, ...area }: GrowingTextareaProps): ReactElement {
  const rows = { minRows, ...(maxRows !== undefined && { maxRows }) };
  if (!CSS.supports('field-sizing', 'content'))
    return <Textarea {...area} {...rows} {...(classNames && { classNames })} autosize />;
  return (
    <Textarea
      {...area}
      rows={minRows}
      classNames={{ ...classNames, input: `${styles.growing} ${classNames?.input ?? ''}` }}
      styles={{ input: { '--rows': minRows, ...(maxRows !== undefined && { '--most-rows': maxRows }) } }}
    />
  );
}
