import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Kbd } from './Kbd.js';
import styles from './ListSearch.module.css';

interface ListSearchProps {
  readonly value: string;
  readonly onChange: (search: string) => void;
  readonly label: string;
}

const PAUSE_MS = 250;

/** Searches a list by any of its texts. `/` focuses it. */
export function ListSearch({ value, onChange, label }: ListSearchProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value);
  const search = useDebouncedCallback(onChange, PAUSE_MS);
  const change = (next: string): void => {
    setText(next);
    search(next.trim());
  };
  // The search may change elsewhere, such as by going back, but never under the fingers of whoever types.
  useEffect(() => {
    if (document.activeElement !== input.current) setText(value);
  }, [value]);
  useHotkeys([['/', () => input.current?.focus()]]);
  return (
    <TextInput
      ref={input}
      type="search"
      className={styles.search ?? ''}
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      leftSection={<Search size={16} aria-hidden />}
      rightSectionPointerEvents={text === '' ? 'none' : 'all'}
      rightSection={
        text === '' ? (
          <span className={styles.key}>
            <Kbd shortcut="/" />
          </span>
        ) : (
          <CloseButton
            size="sm"
            aria-label="Clear search"
            onClick={() => {
              change('');
              input.current?.focus();
            }}
          />
        )
      }
    />
  );
}
