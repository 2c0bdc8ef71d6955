import { Combobox, useCombobox } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { addLanguage } from '../../../../deck/document/commands/languages.js';
import { useApply, useEditor } from '../../../../deck/editor/EditorContext.js';
import { LANGUAGES } from '../../../../languages/languageCodes.js';
import { nameOfLanguage } from '../../../../languages/nameOfLanguage.js';
import { useLanguages } from '../../../../deck/editor/useLanguages.js';
import { QuietButton } from '../../../../components/QuietButton.js';

/** Adds a language to translate into. */
export function AddLanguage(): ReactElement {
  const { session } = useEditor();
  const apply = useApply();
  const taken = useLanguages();
  const [search, setSearch] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  const box = useCombobox({ onDropdownClose: () => setSearch(''), onDropdownOpen: () => box.focusSearchInput() });
  const { selectFirstOption } = box;
  const offered = LANGUAGES.filter((code) => !taken.includes(code))
    .map((code) => ({ code, names: namesOf(code) }))
    .filter(({ code, names }) => `${code} ${names}`.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase()));
  // Enter takes the first match; the options have changed only once they are drawn.
  useEffect(() => {
    if (search.trim() !== '') selectFirstOption();
  }, [search, selectFirstOption]);
  const add = (code: string): void => {
    apply(`add ${nameOfLanguage(code, 'en')}`, addLanguage(code));
    session.setState({ language: code });
    box.closeDropdown();
    // To the button of the new language, once it is there; a list without such buttons keeps the focus here.
    requestAnimationFrame(() => {
      const added = button.current?.closest('[role="group"]')?.querySelector<HTMLElement>('[aria-pressed="true"]');
      (added ?? button.current)?.focus();
    });
  };
  return (
    <Combobox store={box} width={240} position="bottom-end" onOptionSubmit={add}>
      <Combobox.Target targetType="button">
        <QuietButton ref={button} aria-label="Add language" onClick={() => box.toggleDropdown()}>
          <Plus size={14} aria-hidden />
          Add
        </QuietButton>
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search
          aria-label="Find a language"
          placeholder="Find a language"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <Combobox.Options aria-label="Languages" mah={260} style={{ overflowY: 'auto' }}>
          {offered.map(({ code, names }) => (
            <Combobox.Option key={code} value={code}>
              {names}
            </Combobox.Option>
          ))}
          {offered.length === 0 && <Combobox.Empty>No matching language</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

/** A language's own name and its English one, once if they are the same. */
function namesOf(code: string): string {
  return [...new Set([nameOfLanguage(code), nameOfLanguage(code, 'en')])].join(', ');
}
