import { ActionIcon, Menu } from '@mantine/core';
import { CircleHelp, Ellipsis, Link2, Play, Printer, Redo2, Replace, RotateCcw, Send, Undo2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { openHelp } from '../../../actions/dialogStore.js';
import { confirm } from '../../../components/confirm.js';
import { useDialog } from '../../../deck/editor/useDialog.js';
import { useDeck, useDeckState, useEditor } from '../../../deck/editor/EditorContext.js';
import { useSaveStatus } from '../../../editing/saving/useSaveStatus.js';

/** What is needed less often, and on small screens what the bar has no room for. */
export function MoreMenu(): ReactElement {
  const { store } = useEditor();
  const openDialog = useDialog();
  const id = useDeck((deck) => deck.id);
  const isSaved = useSaveStatus(store) === 'saved';
  const cancel = async (): Promise<void> => {
    const isSure = await confirm({
      title: 'Cancel all changes?',
      message: 'The deck goes back to how it was last saved. Undo brings your changes back.',
      confirmLabel: 'Cancel changes',
      cancelLabel: 'Keep editing',
      danger: true,
    });
    if (isSure) store.cancel();
  };
  return (
    <Menu position="bottom-end" width={230}>
      <Menu.Target>
        <ActionIcon aria-label="More" size={36}>
          <Ellipsis size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<Send size={16} />} onClick={() => openDialog({ name: 'publish' })}>
          Publish deck
        </Menu.Item>
        <Menu.Item leftSection={<Link2 size={16} />} onClick={() => openDialog({ name: 'share' })}>
          Share and play links
        </Menu.Item>
        <Menu.Item leftSection={<Printer size={16} />} onClick={() => openDialog({ name: 'export' })}>
          Export
        </Menu.Item>
        <Menu.Item leftSection={<Play size={16} />} component="a" href={`/play/random/${id}`} target="_blank">
          Play in a new tab
        </Menu.Item>
        <Menu.Divider />
        <HistoryItems />
        <Menu.Item leftSection={<Replace size={16} />} onClick={() => openDialog({ name: 'replace' })}>
          Find and replace
        </Menu.Item>
        <Menu.Item leftSection={<RotateCcw size={16} />} disabled={isSaved} onClick={() => void cancel()}>
          Cancel changes
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<CircleHelp size={16} />} onClick={openHelp}>
          Help and shortcuts
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

function HistoryItems(): ReactElement {
  const { store } = useEditor();
  const last = useDeckState(({ history }) => history.past.at(-1)?.label);
  const next = useDeckState(({ history }) => history.future[0]?.label);
  return (
    <>
      <Menu.Item leftSection={<Undo2 size={16} />} disabled={last === undefined} onClick={() => store.undo()}>
        Undo {last}
      </Menu.Item>
      <Menu.Item leftSection={<Redo2 size={16} />} disabled={next === undefined} onClick={() => store.redo()}>
        Redo {next}
      </Menu.Item>
    </>
  );
}
