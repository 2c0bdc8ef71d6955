import { directionOf } from '@cardwright/renderer';
import { Button, Group, TextInput } from '@mantine/core';
import { type ReactElement, useState } from 'react';
import { GrowingTextarea } from '../../../components/GrowingTextarea.js';
import { call } from '../../../api/call.js';
import { nameOfLanguage } from '../../../languages/nameOfLanguage.js';
import { PanelForm } from '../list/PanelForm.js';
import { SidePanel } from '../list/SidePanel.js';
import { useRun, useUndoToast } from '../list/useRun.js';
import { withWords, type WorldWords } from './translations.js';
import { rowsOf } from './worldMoves.js';
import { useRefreshWorlds, type World } from './worlds.js';

const NO_WORDS: WorldWords = { name: '', description: '' };

interface Props {
  readonly world: World | undefined;
  readonly language: string;
  /** The next world without a name in this language, if there is another one. */
  readonly next: World | undefined;
  readonly onOpen: (world: World | undefined) => void;
}

/** A world's name and description in one language. */
export function WorldWordsPanel({ world, language, next, onOpen }: Props): ReactElement {
  const title = world && `${world.name}: ${nameOfLanguage(language, 'en')}`;
  return (
    <SidePanel title={title} onClose={() => onOpen(undefined)}>
      {world && <WordsForm key={`${world.id} ${language}`} {...{ world, language, next, onOpen }} />}
    </SidePanel>
  );
}

function WordsForm({ world, language, next, onOpen }: Props & { readonly world: World }): ReactElement {
  const stored = world.translations?.[language];
  const [name, setName] = useState(stored?.name ?? '');
  const [description, setDescription] = useState(stored?.description ?? '');
  const [isChecked, setChecked] = useState(false);
  const { run, isRunning } = useRun();
  const undoable = useUndoToast();
  const refresh = useRefreshWorlds();
  const isNameless = name.trim() === '' && description.trim() !== '';
  const put = async (words: WorldWords): Promise<void> => {
    // Somebody else may have saved another language in the meantime.
    const latest = rowsOf(await call('GET /api/admin/worlds/tree')).find((row) => row.world.id === world.id);
    const translations = withWords(latest?.world.translations, language, words);
    await call('PATCH /api/admin/worlds/{id}', { params: { id: world.id }, body: { translations } });
    await refresh();
  };
  const save = async (then: World | undefined): Promise<void> => {
    setChecked(true);
    if (isNameless) return;
    const words = { name: name.trim(), description: description.trim() };
    if (!(await run(() => put(words)))) return;
    undoable({ title: `${world.name} saved`, undo: () => put(stored ?? NO_WORDS) });
    onOpen(then);
  };
  const dir = directionOf(language);
  return (
    <PanelForm onSave={() => save(undefined)}>
      <TextInput
        label="Name"
        placeholder={world.name}
        description="Without it, visitors read the world’s own name."
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={isChecked && isNameless ? 'Name the world, or leave both empty.' : undefined}
        lang={language}
        dir={dir}
        maxLength={200}
        data-autofocus
      />
      <GrowingTextarea
        label="Description"
        placeholder={world.description}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
        lang={language}
        dir={dir}
        minRows={3}
      />
      <Group>
        <Button type="submit" loading={isRunning}>
          Save
        </Button>
        {next !== undefined && (
          <Button variant="default" loading={isRunning} onClick={() => void save(next)}>
            Save, then {next.name}
          </Button>
        )}
      </Group>
    </PanelForm>
  );
}
