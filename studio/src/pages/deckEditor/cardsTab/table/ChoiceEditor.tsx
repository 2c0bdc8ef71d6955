import { Combobox, useCombobox } from '@mantine/core';
import { useState, type CSSProperties, type KeyboardEvent, type ReactElement } from 'react';
import styles from './CardsTable.module.css';
import { useCaretAtEnd } from './useCaretAtEnd.js';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly options: readonly string[];
  readonly style: CSSProperties;
  /** @param kept what the cell takes if the key ends the edit */
  readonly onKey: (event: KeyboardEvent, kept: string) => void;
  readonly onFinish: (text: string) => void;
}

/** A cell with a list of choices, in which the arrow keys choose. Other texts can be typed as well. */
export function ChoiceEditor({ label, text, options, style, onKey, onFinish }: Props): ReactElement {
  const [typed, setTyped] = useState(text);
  const combobox = useCombobox({ defaultOpened: true });
  const field = useCaretAtEnd<HTMLInputElement>();
  const isLike = (option: string): boolean => option.toLowerCase().includes(typed.trim().toLowerCase());
  // All of them, until something else is typed.
  const shown = options.includes(typed) ? options : options.filter(isLike);
  return (
    <Combobox store={combobox} onOptionSubmit={onFinish}>
      <Combobox.Target>
        <input
          ref={field}
          className={styles.editor}
          aria-label={label}
          dir="auto"
          value={typed}
          style={style}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            combobox.openDropdown();
            combobox.resetSelectedOption();
          }}
          onKeyDown={(event) => onKey(event, shown[combobox.getSelectedOptionIndex()] ?? typed)}
          onBlur={() => onFinish(typed)}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={shown.length === 0}>
        <Combobox.Options className={styles.options} aria-label={label}>
          {shown.map((option, index) => (
            <Combobox.Option key={`${index} ${option}`} value={option}>
              <bdi>{option}</bdi>
            </Combobox.Option>
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}
