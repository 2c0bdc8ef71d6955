import { Combobox, useCombobox } from '@mantine/core';
import { useState, type CSSProperties, type KeyboardEvent, type ReactElement } from 'react';
import styles from './CardsTable.module.css';
import { useCaretAtEnd } from './useCaretAtEnd.js';

interface Props {
  readonly label: string;
  readonly text: string;
  readonly options: readonly string[];
  readonly style: CSSProperties;
  /** @param text undefined to cancel; @param key the key that ended the edit */
  readonly onFinish: (text: string | undefined, key?: KeyboardEvent) => void;
}

/** A cell with a list of choices, in which the arrow keys choose. Other texts can be typed as well. */
export function ChoiceEditor({ label, text, options, style, onFinish }: Props): ReactElement {
  const [typed, setTyped] = useState(text);
  const combobox = useCombobox({ defaultOpened: true });
  const field = useCaretAtEnd<HTMLInputElement>();
  const isLike = (option: string): boolean => option.toLowerCase().includes(typed.trim().toLowerCase());
  // All of them, until something else is typed.
  const shown = options.includes(typed) ? options : options.filter(isLike);
  return (
    <Combobox store={combobox} onOptionSubmit={(option) => onFinish(option)}>
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
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Escape') onFinish(undefined);
            else if (event.key === 'Tab' || event.key === 'Enter')
              onFinish(shown[combobox.getSelectedOptionIndex()] ?? typed, event);
            else return;
            event.preventDefault();
          }}
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
