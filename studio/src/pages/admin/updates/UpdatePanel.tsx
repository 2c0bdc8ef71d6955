import { Button, TagsInput, TextInput } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { GrowingTextarea } from '../../../components/GrowingTextarea.js';
import { call } from '../../../api/call.js';
import { toast } from '../../../toasts/toast.js';
import { changedFields } from '../list/changedFields.js';
import { PanelForm, useMarkChanged } from '../list/PanelForm.js';
import { SidePanel } from '../list/SidePanel.js';
import { useRun } from '../list/useRun.js';
import type { AnyUpdate } from './AnyUpdate.js';

interface Props {
  readonly update: AnyUpdate | 'new' | undefined;
  readonly onClose: () => void;
}

/** Writes an entry. */
export function UpdatePanel({ update, onClose }: Props): ReactElement {
  return (
    <SidePanel title={update && (update === 'new' ? 'New entry' : 'Edit entry')} onClose={onClose}>
      {update && <UpdateForm key={update === 'new' ? 'new' : update.id} update={update} onDone={onClose} />}
    </SidePanel>
  );
}

interface FormProps {
  readonly update: AnyUpdate | 'new';
  readonly onDone: () => void;
}

function UpdateForm({ update, onDone }: FormProps): ReactElement {
  const stored = update === 'new' ? undefined : update;
  const [title, setTitle] = useState(stored?.title ?? '');
  const [body, setBody] = useState(stored?.body ?? '');
  const [tags, setTags] = useState([...(stored?.tags ?? [])]);
  const storedTime = localTime(stored?.published_at ?? null);
  const [time, setTime] = useState(storedTime);
  const [isChecked, setChecked] = useState(false);
  const markChanged = useMarkChanged();
  const { run, isRunning } = useRun();
  const save = async (): Promise<void> => {
    setChecked(true);
    if (title.trim() === '') return;
    const entry = { title, body, tags, published_at: time === '' ? null : new Date(time).toISOString() };
    // The field has no seconds: a time that nobody touched stays as it is.
    const changesOf = (before: AnyUpdate): Partial<typeof entry> =>
      changedFields(fieldsOf(before), {
        ...entry,
        ...(time === storedTime && { published_at: before.published_at }),
      });
    const isSaved = await run(() =>
      stored === undefined
        ? call('POST /api/admin/updates', { body: entry })
        : call('PATCH /api/admin/updates/{id}', { params: { id: stored.id }, body: changesOf(stored) }),
    );
    if (!isSaved) return;
    toast({ title: 'Entry saved', kind: 'success' });
    onDone();
  };
  return (
    <PanelForm onSave={save}>
      <TextInput
        label="Title"
        value={title}
        onChange={(event) => setTitle(event.currentTarget.value)}
        error={isChecked && title.trim() === '' ? 'Enter a title.' : undefined}
        maxLength={200}
        data-autofocus
      />
      <GrowingTextarea
        label="Text"
        description="In Markdown."
        value={body}
        onChange={(event) => setBody(event.currentTarget.value)}
        minRows={10}
      />
      <TagsInput
        label="Tags"
        value={tags}
        onChange={(next) => {
          setTags(next);
          markChanged();
        }}
        maxTags={20}
      />
      <TextInput
        type="datetime-local"
        label="Published"
        description="Leave it empty for a draft. A future time schedules the entry."
        value={time}
        onChange={(event) => setTime(event.currentTarget.value)}
      />
      <Button type="submit" loading={isRunning}>
        Save entry
      </Button>
    </PanelForm>
  );
}

/** The values of an entry that the form edits. */
function fieldsOf({ title, body, tags, published_at }: AnyUpdate) {
  return { title, body, tags, published_at };
}

/** A time as the field takes it: local, to the minute. */
function localTime(time: string | null): string {
  if (time === null) return '';
  const date = new Date(time);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
