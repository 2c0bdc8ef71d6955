import { ActionIcon, CloseButton, Menu, TextInput } from '@mantine/core';
import { FolderPlus, Plus, Search, SquarePlus } from 'lucide-react';
import type { ReactElement } from 'react';
import { Kbd } from '../../../../components/Kbd.js';
import { addCardToDeck } from '../../../../deck/actions/addCardToDeck.js';
import { addCategoryToDeck } from '../../../../deck/actions/addCategoryToDeck.js';
import { useEditor, useSession } from '../../../../deck/editor/EditorContext.js';
import classes from './tree.module.css';

/** Finds cards by any of their texts; the plus button adds cards. */
export function TreeSearch(): ReactElement {
  const editor = useEditor();
  const query = useSession((session) => session.query);
  const setQuery = (text: string): void => editor.session.setState({ query: text });
  return (
    <div className={classes.search}>
      <TextInput
        id="find-card"
        type="search"
        aria-label="Find a card"
        placeholder="Find a card"
        className={classes.find}
        classNames={{ input: classes.findInput ?? '' }}
        leftSection={<Search size={15} />}
        rightSection={
          query === '' ? (
            <Kbd shortcut="/" />
          ) : (
            <CloseButton size="sm" aria-label="Clear" onClick={() => setQuery('')} />
          )
        }
        value={query}
        onChange={(event) => setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          setQuery('');
          event.currentTarget.blur();
        }}
      />
      <Menu position="bottom-end" width={200}>
        <Menu.Target>
          <ActionIcon variant="default" size={30} aria-label="Add to the deck">
            <Plus size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<SquarePlus size={16} />}
            rightSection={<Kbd shortcut="N" />}
            onClick={() => addCardToDeck(editor)}
          >
            Add card
          </Menu.Item>
          <Menu.Item leftSection={<FolderPlus size={16} />} onClick={() => addCategoryToDeck(editor)}>
            New category
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
