import { useMemo, type ReactElement } from 'react';
import { categoryArt } from '../../../deck/editor/categoryArt.js';
import { useDeck, useEditor } from '../../../deck/editor/EditorContext.js';
import { findCategory } from '../../../deck/document/find.js';
import { CardThumbnail } from '../../../rendering/CardThumbnail.js';
import classes from './fields.module.css';
import { PREVIEW } from './preview.js';

/** The art that stands for a category without a picture; nothing if its design draws none. */
export function CategoryArt({ categoryId }: { readonly categoryId: string }): ReactElement | null {
  const { catalogue } = useEditor();
  const deck = useDeck((each) => each);
  const face = useMemo(() => {
    const category = findCategory(deck, categoryId);
    return category && categoryArt(catalogue, deck, category, PREVIEW.width / PREVIEW.height);
  }, [catalogue, deck, categoryId]);
  return face === undefined ? null : <CardThumbnail face={face} width={PREVIEW.width} className={classes.picture} />;
}
