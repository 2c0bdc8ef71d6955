import { ActionIcon, Menu } from '@mantine/core';
import { Ellipsis } from 'lucide-react';
import type { ReactElement } from 'react';
import { ActionItem } from '../../../actions/ActionItem.js';
import { globalActions } from '../../../actions/globalActions.js';
import { useDeckState, useEditorActions } from '../../../deck/editor/EditorContext.js';
import { PlayItem } from './PlayLinks.js';

/** Less common actions, and on small screens those that do not fit the bar. */
export function MoreMenu(): ReactElement {
  const { deck } = useEditorActions();
  const last = useDeckState(({ history }) => history.past.at(-1)?.label);
  const next = useDeckState(({ history }) => history.future[0]?.label);
  return (
    <Menu position="bottom-end" width={250}>
      <Menu.Target>
        <ActionIcon aria-label="More" size={36}>
          <Ellipsis size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <ActionItem action={deck.publish} />
        <ActionItem action={deck.share} />
        <ActionItem action={deck.exportDeck}>Export</ActionItem>
        <PlayItem />
        <Menu.Divider />
        <ActionItem action={deck.undo}>Undo {last}</ActionItem>
        <ActionItem action={deck.redo}>Redo {next}</ActionItem>
        <ActionItem action={deck.replace} />
        <ActionItem action={deck.update} />
        <ActionItem action={deck.matchPictures} />
        <ActionItem action={deck.versions} />
        <ActionItem action={deck.cancel} />
        <Menu.Divider />
        <ActionItem action={globalActions.help} />
      </Menu.Dropdown>
    </Menu>
  );
}
