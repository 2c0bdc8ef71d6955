import { ActionIcon, Menu } from '@mantine/core';
import { Ellipsis, Eye, ImagePlus, Pencil, Plus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { offerUndo } from '../../../editing/offerUndo.js';
import { confirm } from '../../../components/confirm.js';
import { deleteCategory } from '../../../deck/document/commands/categories.js';
import type { DeckCategory } from '../../../deck/document/types.js';
import { onlyCategory } from '../../../deck/session/selection.js';
import { addCardToDeck } from '../../../deck/actions/addCardToDeck.js';
import { useDialog } from '../../../deck/editor/useDialog.js';
import { useEditor } from '../../../deck/editor/EditorContext.js';
import { counted } from '../../../words/counted.js';

interface Props {
  readonly category: DeckCategory;
  readonly title: string;
}

/** Less common actions on a category. */
export function CategoryMenu({ category, title }: Props): ReactElement {
  const editor = useEditor();
  const openDialog = useDialog();
  const { session, store } = editor;
  const { id, cards } = category;
  const remove = async (): Promise<void> => {
    const count = counted(cards.length, 'card');
    const isSure =
      cards.length === 0 ||
      (await confirm({
        title: `Delete ${title}?`,
        message: `${count} in it will be deleted, too. You can undo this until you leave.`,
        confirmLabel: 'Delete category',
        cancelLabel: 'Keep it',
        danger: true,
      }));
    if (!isSure) return;
    const takeBack = store.apply({ label: 'delete category' }, deleteCategory(id));
    offerUndo(store, takeBack, { title: `Deleted ${title}` });
  };
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <ActionIcon aria-label={`More for ${title}`}>
          <Ellipsis size={17} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<Pencil size={16} />}
          onClick={() => session.setState({ modal: { entity: 'category', id, tab: 'content' } })}
        >
          Edit category
        </Menu.Item>
        <Menu.Item
          leftSection={<Eye size={16} />}
          onClick={() => session.setState({ ...onlyCategory(store.getState().document, id), tab: 'cards' })}
        >
          Show cards
        </Menu.Item>
        <Menu.Item leftSection={<Plus size={16} />} onClick={() => addCardToDeck(editor, id)}>
          Add card
        </Menu.Item>
        <Menu.Item
          leftSection={<ImagePlus size={16} />}
          disabled={cards.length === 0}
          onClick={() => openDialog({ name: 'pictures', target: { owner: 'card', ids: cards.map((card) => card.id) } })}
        >
          Assign pictures
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="pip" leftSection={<Trash2 size={16} />} onClick={() => void remove()}>
          Delete category
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
