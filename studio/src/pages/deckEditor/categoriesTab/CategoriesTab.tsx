import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button } from '@mantine/core';
import { FolderPlus, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { EmptyState } from '../../../components/EmptyState.js';
import { PageHeader } from '../../../components/PageHeader.js';
import { moveCategoryTo } from '../../../deck/document/commands/categories.js';
import { dragAnnouncements } from '../../../deck/actions/dragAnnouncements.js';
import { nameForReaders } from '../../../deck/actions/nameForReaders.js';
import { addCategoryToDeck } from '../../../deck/actions/addCategoryToDeck.js';
import { useApply, useDeck, useEditor } from '../../../deck/editor/EditorContext.js';
import classes from './CategoriesTab.module.css';
import { CategoryItem } from './CategoryItem.js';

/** Every category in print order, to rename, reorder and open. */
export default function CategoriesTab(): ReactElement {
  const editor = useEditor();
  const apply = useApply();
  const categories = useDeck((deck) => deck.categories);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const add = (): void => {
    const id = addCategoryToDeck(editor);
    editor.session.setState({ modal: { entity: 'category', id, tab: 'content' } });
  };
  const onDragEnd = ({ active, over }: DragEndEvent): void => {
    const to = categories.findIndex(({ id }) => id === over?.id);
    if (to >= 0 && active.id !== over?.id) apply('move category', moveCategoryTo(String(active.id), to));
  };
  return (
    <div className={classes.page}>
      <div className={classes.column}>
        <PageHeader title="Categories" description="Suits, roles, rounds: the cards are printed in this order.">
          <Button variant="default" leftSection={<Plus size={16} />} onClick={add}>
            New category
          </Button>
        </PageHeader>
        {categories.length === 0 ? (
          <EmptyState title="No categories yet" icon={FolderPlus}>
            A category groups cards that belong together and can have its own design. Create the first one.
          </EmptyState>
        ) : (
          <DndContext
            sensors={sensors}
            collisionDetection={closestCenter}
            accessibility={{
              screenReaderInstructions: {
                draggable:
                  'Press Space to pick up the category, the arrow keys to move it, Space to drop it, Escape to cancel.',
              },
              announcements: dragAnnouncements((id) => nameForReaders(editor, id)),
            }}
            onDragEnd={onDragEnd}
          >
            <SortableContext items={categories.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
              <ol className={classes.list}>
                {categories.map((category, index) => (
                  <CategoryItem key={category.id} category={category} index={index} count={categories.length} />
                ))}
              </ol>
            </SortableContext>
          </DndContext>
        )}
      </div>
    </div>
  );
}
