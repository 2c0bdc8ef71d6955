import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { Search } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import classes from './FilterBar.module.css';

interface Props {
  readonly value: string;
  readonly onChange: (search: string) => void;
}

const PAUSE_MS = 250;

/** Searches all decks while somebody types. `/` focuses it. The browser's own field, to keep a stranger's page light. */
export function SearchField({ value, onChange }: Props): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const search = useDebouncedCallback((text: string) => onChange(text.trim()), PAUSE_MS);
  // The search may change elsewhere, such as by going back, but never under the fingers of whoever types.
  useEffect(() => {
    if (input.current !== null && document.activeElement !== input.current) input.current.value = value;
  }, [value]);
  useHotkeys([['/', () => input.current?.focus()]]);
  return (
    <label className={classes.search}>
      <Search size={16} aria-hidden />
      <input
        ref={input}
        type="search"
        aria-label="Search all decks"
        placeholder="Search all decks"
        defaultValue={value}
        maxLength={200}
        onChange={({ currentTarget }) => search(currentTarget.value)}
      />
    </label>
  );
}
