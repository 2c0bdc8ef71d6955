import { Button, Radio } from '@mantine/core';
import { useMemo, useState, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { Dialog } from '../components/Dialog.js';
import { toast } from '../toasts/toast.js';
import { StatusBadge } from '../components/StatusBadge.js';
import { setDeckFields } from '../deck/document/commands/fields.js';
import type { DeckDocument } from '../deck/document/types.js';
import type { DialogProps } from '../deck/editor/DialogProps.js';
import { useApply, useDeck, useEditor } from '../deck/editor/EditorContext.js';
import { showMissingFields } from '../deck/saving/showMissingFields.js';
import { Checklist } from './Checklist.js';
import { checklistOf, type ChecklistEntry } from './checklist.js';
import { DeckLinks } from './DeckLinks.js';
import styles from './PublishDialog.module.css';
import { statusAction } from './statusAction.js';

type Status = DeckDocument['status'];

const CHOICES: readonly { readonly status: Status; readonly about: string }[] = [
  { status: 'draft', about: 'Only you see it.' },
  { status: 'unlisted', about: 'Anyone with the link can see and play it. It is not listed.' },
  { status: 'early-access', about: 'In Explore, marked as unfinished.' },
  { status: 'published', about: 'In Explore, for everybody.' },
];

const DONE: Readonly<Record<Status, string>> = {
  draft: 'The deck is a draft again',
  unlisted: 'Anyone with the link can see the deck; Explore does not list it',
  'early-access': 'The deck is in early access',
  published: 'The deck is published',
};

/** The deck's visibility, and what it requires. */
export default function PublishDialog({ onClose }: DialogProps<'publish'>): ReactElement {
  const editor = useEditor();
  const apply = useApply();
  const deck = useDeck((whole) => whole);
  const [status, setStatus] = useState<Status>(deck.status);
  const [isSaving, setSaving] = useState(false);
  const saved = useStore(editor.store, ({ snapshot }) => snapshot.status);
  const isChange = status !== saved;
  const checklist = useMemo(() => checklistOf(deck), [deck]);
  const lacks = status !== 'draft' && checklist.some(({ isRequired, isDone }) => isRequired && !isDone);

  const keep = async (): Promise<void> => {
    setSaving(true);
    if (status !== deck.status) apply('change status', setDeckFields({ status }));
    const isSaved = await editor.save();
    setSaving(false);
    // If saving failed, the status is an unsaved change like any other; the save state says so.
    if (!isSaved) return;
    toast({ title: DONE[status] });
    // Now there are links to copy.
    if (saved !== 'draft') onClose();
  };
  const go = ({ tab, field }: ChecklistEntry): void => {
    if (field === undefined) editor.session.setState({ tab, dialog: undefined });
    else showMissingFields(editor, [field]);
  };
  return (
    <Dialog opened onClose={onClose} title="Publish deck" size={620}>
      <div role="radiogroup" aria-label="Status" className={styles.choices}>
        {CHOICES.map(({ status: value, about }) => (
          <Radio.Card
            key={value}
            name="status"
            checked={value === status}
            tabIndex={value === status ? 0 : -1}
            onClick={() => setStatus(value)}
            className={styles.choice}
          >
            <Radio.Indicator />
            <StatusBadge status={value} />
            <span>{about}</span>
          </Radio.Card>
        ))}
      </div>
      {status !== 'draft' && <Checklist entries={checklist} onGo={go} />}
      {status !== 'draft' && saved !== 'draft' && <DeckLinks id={deck.id} />}
      <div className={styles.footer} data-keep-clear>
        {isChange && lacks && <span className={styles.lacks}>Fill in the required fields first.</span>}
        {isChange && (
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        )}
        <Button onClick={isChange ? () => void keep() : onClose} loading={isSaving} disabled={isChange && lacks}>
          {isChange ? statusAction(saved, status) : 'Done'}
        </Button>
      </div>
    </Dialog>
  );
}
