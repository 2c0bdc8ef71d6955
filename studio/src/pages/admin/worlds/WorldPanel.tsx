import { Button, Group, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { Trash2 } from 'lucide-react';
import { lazy, type ReactElement, useState } from 'react';
import { call } from '../../../api/call.js';
import { confirm } from '../../../components/confirm.js';
import { LazyPart } from '../../../components/LazyPart.js';
import { Icon } from '../../../icons/Icon.js';
import { toast } from '../../../toasts/toast.js';
import { PanelForm } from '../list/PanelForm.js';
import { SidePanel } from '../list/SidePanel.js';
import { useRun, useUndoToast } from '../list/useRun.js';
import { counted } from '../../../words/counted.js';
import type { Row } from './worldMoves.js';
import styles from './WorldPanel.module.css';
import type { World } from './worlds.js';

/** With the names of thousands of icons. */
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
  const { run, isRunning } = useRun();
  const undoable = useUndoToast();
  const save = async (): Promise<void> => {
    setChecked(true);
    if (name.trim() === '') return;
    const body = { name: name.trim(), description, icon, illustration: illustration === '' ? null : illustration };
    const change = (changes: typeof body, { id }: { readonly id: string }): Promise<unknown> =>
      call('PATCH /api/admin/worlds/{id}', { params: { id }, body: changes });
    const isSaved = await run(() =>
      stored === undefined ? call('POST /api/admin/worlds', { body }) : change(body, stored),
    );
    if (!isSaved) return;
    if (stored === undefined) toast({ title: 'World added', kind: 'success' });
    else undoable({ title: `${body.name} saved`, undo: () => change(wordsOf(stored), stored) });
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
        <Textarea
          label="Description"
          value={description}
          onChange={(event) => setDescription(event.currentTarget.value)}
          autosize
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
      {stored !== undefined && <Removal world={stored} worlds={worlds} onDone={onDone} />}
      {isPicking && (
        <LazyPart>
          <IconDialog
            dialog={{ name: 'icons', current: icon, allowNone: true, onPick: setIcon }}
            onClose={() => setPicking(false)}
          />
        </LazyPart>
      )}
    </>
  );
}

interface RemovalProps {
  readonly world: World;
  readonly worlds: readonly Row<World>[];
  readonly onDone: () => void;
}

/** Deletes a world; what is in it moves to another one. */
function Removal({ world, worlds, onDone }: RemovalProps): ReactElement {
  const others = worlds.filter((row) => row.world.id !== world.id && row.parent_id !== world.id);
  const [moveTo, setMoveTo] = useState(others[0]?.world.id);
  const { run, isRunning } = useRun();
  const remove = async (): Promise<void> => {
    const isSure = await confirm({
      title: `Delete ${world.name}?`,
      message: `Its decks and the worlds below it are moved. ${counted(world.deck_count, 'listed deck')} will be found in another world. This cannot be undone.`,
      confirmLabel: 'Delete world',
      danger: true,
    });
    if (!isSure) return;
    const query = moveTo === undefined ? {} : { moveTo };
    if (await run(() => call('DELETE /api/admin/worlds/{id}', { params: { id: world.id }, query }))) onDone();
  };
  return (
    <section className={styles.removal}>
      <NativeSelect
        label="Move its contents to"
        data={others.map((row) => ({ value: row.world.id, label: row.world.name }))}
        value={moveTo ?? ''}
        onChange={(event) => setMoveTo(event.currentTarget.value)}
      />
      <Group mt={12}>
        <Button
          variant="default"
          color="pip"
          leftSection={<Trash2 size={16} aria-hidden />}
          loading={isRunning}
          onClick={() => void remove()}
        >
          Delete world
        </Button>
      </Group>
    </section>
  );
}

/** What the form changes of a world. */
function wordsOf({ name, description, icon, illustration }: World) {
  return { name, description, icon, illustration };
}
