import { Button, Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState, type ReactElement } from 'react';
import { Dialog } from '../components/Dialog.js';
import { offerUndo } from '../editing/offerUndo.js';
import { findText, replaceText, type TextQuery } from '../deck/document/commands/replaceText.js';
import type { DialogProps } from '../deck/editor/DialogProps.js';
import { useApply, useDeck, useEditor, useSession } from '../deck/editor/EditorContext.js';
import { nameOfLanguage } from '../languages/nameOfLanguage.js';
import { counted } from '../words/counted.js';
import { MatchList } from './MatchList.js';
import styles from './ReplaceDialog.module.css';

/** Finds and replaces words in every text of the deck, as one step. */
export default function ReplaceDialog({ onClose }: DialogProps<'replace'>): ReactElement {
  const { store } = useEditor();
  const apply = useApply();
  const deck = useDeck((whole) => whole);
  const { language, selectedIds } = useSession((session) => session);
  const [words, setWords] = useState('');
  const [replacement, setReplacement] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const [wholeWords, setWholeWords] = useState(false);
  const [scope, setScope] = useState<'language' | 'all' | 'selected'>('language');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [rested] = useDebouncedValue(words, 150);
  const query = useMemo((): TextQuery => {
    const options = { words: rested, matchCase, wholeWords };
    if (scope === 'all') return options;
    return scope === 'language' ? { ...options, language } : { ...options, cardIds: selectedIds };
  }, [rested, matchCase, wholeWords, scope, language, selectedIds]);
  const matches = useMemo(() => findText(deck, query), [deck, query]);
  const chosen = matches.filter(({ key }) => !left.has(key));
  const places = chosen.reduce((sum, { ranges }) => sum + ranges.length, 0);

  const replace = (): void => {
    const takeBack = apply('replace text', replaceText(query, replacement, new Set(chosen.map(({ key }) => key))));
    offerUndo(store, takeBack, {
      title: `${counted(places, 'place')} changed`,
      message: `“${query.words}” is now “${replacement}” in ${counted(chosen.length, 'text')}.`,
    });
    onClose();
  };
  return (
    <Dialog opened onClose={onClose} title="Find and replace" size={640}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (places > 0) replace();
        }}
      >
        <TextInput
          data-autofocus
          label="Find"
          dir="auto"
          value={words}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <TextInput
          label="Replace with"
          dir="auto"
          value={replacement}
          onChange={({ currentTarget }) => setReplacement(currentTarget.value)}
        />
        <div className={styles.options}>
          <Checkbox
            label="Match case"
            checked={matchCase}
            onChange={({ currentTarget }) => setMatchCase(currentTarget.checked)}
          />
          <Checkbox
            label="Whole words"
            checked={wholeWords}
            onChange={({ currentTarget }) => setWholeWords(currentTarget.checked)}
          />
          <SegmentedControl
            size="sm"
            aria-label="Where"
            data={[
              { value: 'language', label: nameOfLanguage(language) },
              { value: 'all', label: 'All languages' },
              { value: 'selected', label: `Selected ${selectedIds.size}`, disabled: selectedIds.size === 0 },
            ]}
            value={scope}
            onChange={setScope}
          />
        </div>
        <MatchList deck={deck} matches={matches} words={rested} left={left} onLeave={setLeft} />
        <div className={styles.footer} data-keep-clear>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={places === 0}>
            {places === 0 ? 'Replace' : `Replace ${counted(places, 'place')}`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
