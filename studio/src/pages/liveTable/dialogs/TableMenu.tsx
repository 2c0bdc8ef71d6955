import { Button, Switch, TextInput } from '@mantine/core';
import { X } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Dialog } from '../../../components/Dialog.js';
import { confirm } from '../../../components/confirm.js';
import type { LiveTable } from '../connection/useTable.js';
import classes from './dialogs.module.css';
import { HostPanel } from './HostPanel.js';

interface Props {
  readonly table: LiveTable;
  readonly onClose: () => void;
}

/** Notes, votes, piles and leaving; and for the host, who may do what. */
export function TableMenu({ table, onClose }: Props): ReactElement {
  const { view, act } = table;
  const isHost = view.seats.find(({ id }) => id === view.seat)?.isHost ?? false;
  const [isOpenPile, setOpenPile] = useState(true);
  const leave = async (): Promise<void> => {
    const message = 'Your cards go back into the draw pile, which is shuffled. You can join again later.';
    if (await confirm({ title: 'Leave the table?', message, confirmLabel: 'Leave the table', danger: true }))
      act({ type: 'leave' });
  };
  return (
    <Dialog opened onClose={onClose} title="This table" size={520}>
      <div className={classes.menu}>
        {isHost && <HostPanel table={table} onClose={onClose} />}
        <section className={classes.part} aria-labelledby="notes" tabIndex={-1}>
          <h3 id="notes">Notes</h3>
          <ul className={classes.notes}>
            {view.notes.map(({ id, author, text }) => (
              <li key={id}>
                <span>
                  {text} <small>{author}</small>
                </span>
                <button
                  type="button"
                  aria-label={`Remove the note “${text}”`}
                  onClick={({ currentTarget }) => {
                    act({ type: 'remove-note', note: id });
                    // The button goes with the note.
                    currentTarget.closest('section')?.focus();
                  }}
                >
                  <X size={16} aria-hidden />
                </button>
              </li>
            ))}
          </ul>
          <OneLine label="Write a note" button="Add" most={280} onDone={(text) => act({ type: 'note', text })} />
        </section>
        <section className={classes.part} aria-labelledby="votes">
          <h3 id="votes">Vote with cards</h3>
          {view.vote === null ? (
            <OneLine
              label="What is the question?"
              button="Ask"
              most={120}
              onDone={(question) => {
                act({ type: 'start-vote', question });
                onClose();
              }}
            />
          ) : (
            <p className={classes.words}>A vote is in progress.</p>
          )}
        </section>
        <section className={classes.part} aria-labelledby="piles">
          <h3 id="piles">Add a pile</h3>
          <Switch
            label="It lies face up"
            checked={isOpenPile}
            onChange={({ currentTarget }) => setOpenPile(currentTarget.checked)}
          />
          <OneLine
            label="Name of the pile"
            button="Add"
            most={24}
            onDone={(name) => act({ type: 'add-pile', name, isFaceUp: isOpenPile })}
          />
        </section>
        <Button variant="default" onClick={() => void leave()}>
          Leave the table
        </Button>
      </div>
    </Dialog>
  );
}

interface OneLineProps {
  readonly label: string;
  readonly button: string;
  readonly most: number;
  readonly onDone: (text: string) => void;
}

/** A line of text and the button that sends it; empty, it sends nothing. */
function OneLine({ label, button, most, onDone }: OneLineProps): ReactElement {
  const [text, setText] = useState('');
  return (
    <form
      className={classes.line}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onDone(text);
        setText('');
      }}
    >
      <TextInput
        label={label}
        value={text}
        maxLength={most}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="default">
        {button}
      </Button>
    </form>
  );
}
