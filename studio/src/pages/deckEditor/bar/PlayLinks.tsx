import { Button, Menu } from '@mantine/core';
import { Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useDeck, useDeckState } from '../../../deck/editor/EditorContext.js';
import { useDialog } from '../../../deck/editor/useDialog.js';

const NEW_TAB = 'Play in a new tab';

/** The way to play the deck in the bar. */
export function PlayButton({ className }: { readonly className?: string | undefined }): ReactElement {
  const { path, explain } = usePlaying();
  const common = { variant: 'default', leftSection: <Play size={15} />, className };
  if (path === undefined)
    return (
      <Button {...common} aria-haspopup="dialog" onClick={explain}>
        Play
      </Button>
    );
  return (
    <Button {...common} component={Link} to={path} target="_blank" aria-label={NEW_TAB}>
      Play
    </Button>
  );
}

/** The same in a menu. */
export function PlayItem(): ReactElement {
  const { path, explain } = usePlaying();
  const icon = <Play size={16} />;
  if (path === undefined)
    return (
      <Menu.Item leftSection={icon} onClick={explain}>
        Play
      </Menu.Item>
    );
  return (
    <Menu.Item leftSection={icon} component={Link} to={path} target="_blank">
      {NEW_TAB}
    </Menu.Item>
  );
}

/** The page that plays the deck. A draft has none, as saved on the server; `explain` opens a dialog that says so. */
function usePlaying(): { readonly path: string | undefined; readonly explain: () => void } {
  const id = useDeck((document) => document.id);
  const isDraft = useDeckState(({ snapshot }) => snapshot.status === 'draft');
  const open = useDialog();
  return { path: isDraft ? undefined : `/play/random/${id}`, explain: () => open({ name: 'playDraft' }) };
}
