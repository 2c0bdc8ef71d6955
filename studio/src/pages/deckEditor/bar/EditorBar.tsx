import type { ReactElement } from 'react';
import { ActionButton } from '../../../actions/ActionButton.js';
import { StatusBadge } from '../../../components/StatusBadge.js';
import { useDeck, useEditorActions } from '../../../deck/editor/EditorContext.js';
import { titleOf } from '../../../deck/document/texts.js';
import { DocumentBar } from '../../../editing/bar/DocumentBar.js';
import { NameButton } from '../../../editing/bar/DocumentName.js';
import classes from './EditorBar.module.css';
import { EditorTabs } from './EditorTabs.js';
import { HistoryButtons } from './HistoryButtons.js';
import { MoreMenu } from './MoreMenu.js';
import { PlayButton } from './PlayLinks.js';
import { SaveControls } from './SaveControls.js';

/** What is being edited, its save state, and the actions on it. */
export function EditorBar(): ReactElement {
  const { deck } = useEditorActions();
  const title = useDeck((document) => titleOf(document, document));
  return (
    <DocumentBar
      back={{ to: '/create/decks', place: 'Your decks' }}
      name={<NameButton name={title === '' ? 'Untitled deck' : title} onClick={deck.showDeck.run} />}
      status={<Status />}
      tools={
        <div className={classes.tabs}>
          <EditorTabs />
        </div>
      }
    >
      {/* First: what comes and goes here moves nothing else. */}
      <SaveControls />
      <HistoryButtons />
      <PlayButton className={classes.play} />
      <ActionButton action={deck.exportDeck} className={classes.export ?? ''}>
        Export
      </ActionButton>
      <MoreMenu />
    </DocumentBar>
  );
}

function Status(): ReactElement {
  const { deck } = useEditorActions();
  const status = useDeck((document) => document.status);
  return (
    <button
      type="button"
      className={classes.status}
      onClick={deck.publish.run}
      aria-label={`Status: ${status}. Publish…`}
    >
      <StatusBadge status={status} />
    </button>
  );
}
