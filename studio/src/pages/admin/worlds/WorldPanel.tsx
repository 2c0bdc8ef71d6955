import { Button, TextInput } from '@mantine/core';
import { lazy, type ReactElement, useState } from 'react';
import { GrowingTextarea } from '../../../components/GrowingTextarea.js';
import { call } from '../../../api/call.js';
import { LazyPart } from '../../../components/LazyPart.js';
import { Icon } from '../../../icons/Icon.js';
import { toast } from '../../../toasts/toast.js';
import { changedFields } from '../list/changedFields.js';
import { PanelForm, useMarkChanged } from '../list/PanelForm.js';
import { SidePanel } from '../list/SidePanel.js';
import { useRun, useUndoToast } from '../list/useRun.js';
import type { Row } from './worldMoves.js';
import { WorldRemoval } from './WorldRemoval.js';
import { useRefreshWorlds, type World } from './worlds.js';

/** Loaded on demand, because it brings the names of thousands of icons. */
const IconDialog = lazy(() => import('../../../icons/IconDialog.js'));

interface Props {
  readonly world: World | 'new' | undefined;
  readonly worlds: readonly Row<World>[];
  readonly onClose: () => void;
}

/** A world's name, text, icon and illustration. */
export function WorldPanel({ world, worlds, onClose }: Props): ReactElement {
  return (
    <SidePanel title={world && (world === 'new' ? 'New world' : world.name)} onClose={onClose}>
      {world && <WorldForm key={world === 'new' ? 'new' : world.id} {...{ world, worlds }} onDone={onClose} />}
    </SidePanel>
  );
}

interface FormProps {
  readonly world: World | 'new';
  readonly worlds: readonly Row<World>[];
  readonly onDone: () => void;
}

function WorldForm({ world, worlds, onDone }: FormProps): ReactElement {
  const stored = world === 'new' ? undefined : world;
  const [name, setName] = useState(stored?.name ?? '');
  const [description, setDescription] = useState(stored?.description ?? '');
  const [icon, setIcon] = useState(stored?.icon ?? null);
  const [illustration, setIllustration] = useState(stored?.illustration ?? '');
  const [isChecked, setChecked] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const markChanged = useMarkChanged();
  const { run, isRunning } = useRun();
  const refresh = useRefreshWorlds();
  const undoable = useUndoToast();
  const pick = (picked: string | null): void => {
    setIcon(picked);
    markChanged();
  };
  const save = async (): Promise<void> => {
    setChecked(true);
    if (name.trim() === '') return;
    const body = { name: name.trim(), description, icon, illustration: illustration === '' ? null : illustration };
    const change = async (changes: Partial<typeof body>, { id }: { readonly id: string }): Promise<void> => {
      await call('PATCH /api/admin/worlds/{id}', { params: { id }, body: changes });
      await refresh();
    };
    const create = async (): Promise<void> => {
      await call('POST /api/admin/worlds', { body });
      await refresh();
    };
    const isSaved = await run(() =>
      stored === undefined ? create() : change(changedFields(wordsOf(stored), body), stored),
    );
    if (!isSaved) return;
    if (stored === undefined) toast({ title: 'World added', kind: 'success' });
    else undoable({ title: `${body.name} saved`, undo: () => change(changedFields(body, wordsOf(stored)), stored) });
    onDone();
  };
  return (
    <>
      <PanelForm onSave={save}>
        <TextInput
          label="Name"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={isChecked && name.trim() === '' ? 'Name the world.' : undefined}
          maxLength={200}
          data-autofocus
        />
        <GrowingTextarea
          label="Description"
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
          minRows={3}
        />
        <Button
          variant="default"
          leftSection={icon === null ? undefined : <Icon icon={icon} size={18} />}
          onClick={() => setPicking(true)}
        >
          {icon === null ? 'Choose an icon' : 'Change the icon'}
        </Button>
        <TextInput
          label="Illustration"
          description="The address of a picture."
          value={illustration}
          onChange={(event) => setIllustration(event.currentTarget.value)}
        />
        <Button type="submit" loading={isRunning}>
          Save world
        </Button>
      </PanelForm>
      {stored !== undefined && <WorldRemoval world={stored} worlds={worlds} onDone={onDone} />}
      {isPicking && (
        <LazyPart>
          <IconDialog
            dialog={{ name: 'icons', current: icon, allowNone: true, onPick: pick }}
            onClose={() => setPicking(false)}
          />
        </LazyPart>
      )}
    </>
  );
}

/** The values of a world that the form edits. */
function wordsOf({ name, description, icon, illustration }: World) {
  return { name, description, icon, illustration };
}
