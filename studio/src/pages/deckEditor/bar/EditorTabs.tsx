import { countCards } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import { EDITOR_TABS, type EditorTab, TAB_NAMES } from '../../../deck/session/editorSession.js';
import { useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import classes from './EditorTabs.module.css';
import { grouped } from '../../../words/grouped.js';

/** The deck editor's four tabs. */
export function EditorTabs(): ReactElement {
  const { session } = useEditor();
  const tab = useSession((state) => state.tab);
  const cards = useDeck(countCards);
  const categories = useDeck((deck) => deck.categories.length);
  const counts: Readonly<Partial<Record<EditorTab, number>>> = { cards, categories };
  return (
    <nav className={classes.tabs} aria-label="Deck editor">
      {EDITOR_TABS.map((one) => (
        <button
          key={one}
          type="button"
          className={classes.tab}
          aria-current={one === tab ? 'page' : undefined}
          onClick={() => session.setState({ tab: one })}
        >
          {TAB_NAMES[one]}
          {counts[one] !== undefined && <span className={classes.count}>{grouped(counts[one])}</span>}
        </button>
      ))}
    </nav>
  );
}
