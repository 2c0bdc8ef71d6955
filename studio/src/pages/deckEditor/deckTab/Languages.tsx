import { ActionIcon } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { useRef, type ReactElement } from 'react';
import { offerUndo } from '../../../editing/offerUndo.js';
import { removeLanguage } from '../../../deck/document/commands/languages.js';
import { useApply, useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { AddLanguage } from '../cardsTab/inspector/AddLanguage.js';
import { nameOfLanguage } from '../../../languages/nameOfLanguage.js';
import { completenessOf } from '../../../deck/document/translated.js';
import { useLanguages } from '../../../deck/editor/useLanguages.js';
import classes from './DeckTab.module.css';

/** The deck's languages, each with its share of translated texts. */
export function Languages(): ReactElement {
  const { session, store } = useEditor();
  const apply = useApply();
  const languages = useLanguages();
  const deck = useDeck((whole) => whole);
  const shown = useSession((state) => state.language);
  const adding = useRef<HTMLDivElement>(null);
  const remove = (code: string): void => {
    const name = nameOfLanguage(code, 'en');
    const takeBack = apply(`remove ${name}`, removeLanguage(code));
    if (shown === code) session.setState({ language: deck.default_language });
    offerUndo(store, takeBack, { title: `Removed ${name}`, message: 'With every text in it.' });
    // The button that was pressed goes with its row.
    adding.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <ul className={classes.rows}>
        {languages.map((code) => (
          <li key={code} className={classes.row}>
            <span lang={code}>{nameOfLanguage(code)}</span>
            <span className={classes.quiet}>
              {code === deck.default_language
                ? 'Main language'
                : `${Math.floor(completenessOf(deck, code).share * 100)}% translated`}
            </span>
            {code !== deck.default_language && (
              <ActionIcon aria-label={`Remove ${nameOfLanguage(code, 'en')}`} onClick={() => remove(code)}>
                <Trash2 size={16} />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      <div ref={adding}>
        <AddLanguage />
      </div>
    </>
  );
}
