import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Tooltip } from '@mantine/core';
import { ChevronDown, ChevronsDown, ChevronsUp, ChevronUp, GripVertical, type LucideIcon } from 'lucide-react';
import type { CSSProperties, ReactElement } from 'react';
import { type Move, moveCategory } from '../../../deck/document/commands/categories.js';
import type { DeckCategory } from '../../../deck/document/types.js';
import { CardThumbnail } from '../../../rendering/CardThumbnail.js';
import { categoryColor } from '../../../deck/editor/colors.js';
import { useApply, useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { shownText, titleOf } from '../../../deck/document/texts.js';
import { useFace } from '../../../deck/editor/useFace.js';
import { Suit } from '../../../components/Suit.js';
import classes from './CategoriesTab.module.css';
import { CategoryMenu } from './CategoryMenu.js';
import { counted } from '../../../words/counted.js';

interface Props {
  readonly category: DeckCategory;
  readonly index: number;
  readonly count: number;
}

/** One category: its first cards, its title and its position. */
export function CategoryItem({ category, index, count }: Props): ReactElement {
  const editor = useEditor();
  const language = useSession((session) => session.language);
  const title = useDeck((deck) => titleOf(deck, category, language)) || 'Untitled category';
  const about = useDeck((deck) => shownText(deck, category, 'description', language).text);
  const color = useDeck((deck) => categoryColor(editor.catalogue, deck, category));
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: category.id,
  });
  const style: CSSProperties = { transform: CSS.Translate.toString(transform), transition: transition ?? '' };
  const open = (): void => editor.session.setState({ modal: { entity: 'category', id: category.id, tab: 'content' } });
  return (
    <li ref={setNodeRef} style={style} className={classes.item} data-dragging={isDragging || undefined}>
      <button
        type="button"
        ref={setActivatorNodeRef}
        className={classes.grip}
        {...attributes}
        {...listeners}
        aria-label={`Drag ${title}`}
      >
        <GripVertical size={18} aria-hidden />
      </button>
      <div className={classes.fan} aria-hidden="true">
        {category.cards.slice(0, 3).map(({ id }) => (
          <Small key={id} cardId={id} />
        ))}
        {category.cards.length === 0 && <span className={classes.blank} />}
      </div>
      <button type="button" className={classes.text} onClick={open} aria-label={`Edit ${title}`}>
        <span className={classes.name}>
          <Suit color={color} />
          {title}
        </span>
        <span className={classes.about}>{about === '' ? 'No description yet' : about}</span>
      </button>
      <span className={classes.count}>{counted(category.cards.length, 'card')}</span>
      <Moves categoryId={category.id} title={title} index={index} count={count} />
      <CategoryMenu category={category} title={title} />
    </li>
  );
}

function Small({ cardId }: { readonly cardId: string }): ReactElement | null {
  const face = useFace(cardId, 'front');
  return face === undefined ? null : <CardThumbnail face={face} width={46} />;
}

const MOVES: readonly { readonly move: Move; readonly label: string; readonly Icon: LucideIcon }[] = [
  { move: 'first', label: 'to the first place', Icon: ChevronsUp },
  { move: 'up', label: 'up', Icon: ChevronUp },
  { move: 'down', label: 'down', Icon: ChevronDown },
  { move: 'last', label: 'to the last place', Icon: ChevronsDown },
];

interface MovesProps extends Omit<Props, 'category'> {
  readonly categoryId: string;
  readonly title: string;
}

function Moves({ categoryId, title, index, count }: MovesProps): ReactElement {
  const apply = useApply();
  return (
    <span className={classes.moves}>
      {MOVES.map(({ move, label, Icon }) => {
        const isAtEnd = move === 'first' || move === 'up' ? index === 0 : index === count - 1;
        return (
          <Tooltip key={move} label={`Move ${label}`}>
            <ActionIcon
              aria-label={`Move ${title} ${label}`}
              aria-disabled={isAtEnd}
              className={classes.move}
              onClick={() => apply('move category', moveCategory(categoryId, move))}
            >
              <Icon size={17} />
            </ActionIcon>
          </Tooltip>
        );
      })}
    </span>
  );
}
