import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { ArrowLeft, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { ActionButton } from '../../../actions/ActionButton.js';
import { CardMark } from '../../../components/CardMark.js';
import { StatusBadge } from '../../../components/StatusBadge.js';
import { useDeck, useEditorActions } from '../../../deck/editor/EditorContext.js';
import { titleOf } from '../../../deck/document/texts.js';
import classes from './EditorBar.module.css';
import { EditorTabs } from './EditorTabs.js';
import { HistoryButtons } from './HistoryButtons.js';
import { MoreMenu } from './MoreMenu.js';
import { SaveControls } from './SaveControls.js';

/** What is being edited, its save state, and the actions on it. */
export function EditorBar(): ReactElement {
  const { deck } = useEditorActions();
  const id = useDeck((document) => document.id);
  return (
    <div className={classes.bar}>
      <DeckName />
      <div className={classes.tabs}>
        <EditorTabs />
      </div>
      <div className={classes.actions}>
        <HistoryButtons />
        <SaveControls />
        <Button
          variant="default"
          component={Link}
          to={`/play/random/${id}`}
          target="_blank"
          leftSection={<Play size={15} />}
          className={classes.play}
          aria-label="Play in a new tab"
        >
          Play
        </Button>
        <ActionButton action={deck.exportDeck} className={classes.export ?? ''}>
          Export
        </ActionButton>
        <MoreMenu />
      </div>
    </div>
  );
}

function DeckName(): ReactElement {
  const { deck: actions } = useEditorActions();
  const title = useDeck((deck) => titleOf(deck, deck));
  const status = useDeck((deck) => deck.status);
  return (
    <div className={classes.deck}>
      <Tooltip label="Your decks">
        <ActionIcon component={Link} to="/create/decks" aria-label="Back to your decks">
          <ArrowLeft size={18} />
        </ActionIcon>
      </Tooltip>
      <span className={classes.mark}>
        <CardMark size={26} />
      </span>
      <h1 className={classes.heading}>
        <button type="button" className={classes.name} onClick={actions.showDeck.run}>
          {title === '' ? 'Untitled deck' : title}
        </button>
      </h1>
      <button
        type="button"
        className={classes.status}
        onClick={actions.publish.run}
        aria-label={`Status: ${status}. Publish…`}
      >
        <StatusBadge status={status} />
      </button>
    </div>
  );
}
