import { TextInput } from '@mantine/core';
import type { ClipboardEvent, ReactElement } from 'react';
import { useDraft } from './draft.js';
import { OCCASIONS, type Occasion } from './occasions.js';
import classes from './OnboardingPage.module.css';

/** The first step: what kind of deck. */
export function OccasionChoice(): ReactElement {
  const chosen = useDraft(({ occasion }) => occasion);
  return (
    <div className={classes.choices}>
      {OCCASIONS.map(({ id, label, about }) => (
        <label key={id} className={classes.choice}>
          <input
            type="radio"
            name="occasion"
            checked={chosen === id}
            onChange={() => useDraft.setState({ occasion: id, design: '' })}
          />
          <span>
            <strong>{label}</strong>
            <span className={classes.about}>{about}</span>
          </span>
        </label>
      ))}
    </div>
  );
}

/** The second step: its name and its people. */
export function DeckNames({ occasion }: { readonly occasion: Occasion }): ReactElement {
  const { title, audience } = useDraft();
  return (
    <>
      <TextInput
        label="Name of the deck"
        placeholder={occasion.title}
        maxLength={120}
        value={title}
        onChange={({ currentTarget }) => useDraft.setState({ title: currentTarget.value })}
        data-autofocus
      />
      <TextInput
        label="Who is it for?"
        placeholder={occasion.audience}
        maxLength={200}
        value={audience}
        onChange={({ currentTarget }) => useDraft.setState({ audience: currentTarget.value })}
      />
    </>
  );
}

interface LinesProps {
  readonly occasion: Occasion;
  readonly onFocus: (index: number) => void;
}

/** The third step: what the cards say. A pasted list fills the lines from the one it is pasted into. */
export function CardLines({ occasion, onFocus }: LinesProps): ReactElement {
  const lines = useDraft((draft) => draft.lines);
  const write = (index: number, ...texts: readonly string[]): void => {
    useDraft.setState({ lines: lines.map((line, place) => texts[place - index] ?? line) });
  };
  const paste = (index: number) => (event: ClipboardEvent) => {
    const pasted = event.clipboardData
      .getData('text')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
    if (pasted.length < 2) return;
    event.preventDefault();
    write(index, ...pasted);
  };
  const borrow = (): void => {
    const empty = Math.max(
      0,
      lines.findIndex((line) => line.trim() === ''),
    );
    const fresh = occasion.lines.find((line) => !lines.includes(line));
    if (fresh !== undefined) write(empty, fresh);
  };
  return (
    <>
      {lines.map((line, index) => (
        <TextInput
          key={index}
          aria-label={`Card ${index + 1}`}
          leftSection={<span className={classes.number}>{index + 1}</span>}
          placeholder={occasion.lines[index] ?? ''}
          maxLength={160}
          value={line}
          onFocus={() => onFocus(index)}
          onPaste={paste(index)}
          onChange={({ currentTarget }) => write(index, currentTarget.value)}
        />
      ))}
      <p className={classes.stuck}>
        Stuck?{' '}
        <button type="button" className={classes.change} onClick={borrow}>
          Borrow one
        </button>{' '}
        or paste a whole list.
      </p>
    </>
  );
}
