import type { FaceInput } from '@cardwright/renderer';
import { useMemo } from 'react';
import { categoryArt } from '../../../deck/editor/categoryArt.js';
import { useDeck, useEditor } from '../../../deck/editor/EditorContext.js';
import { findCategory } from '../../../deck/document/find.js';
import { PREVIEW } from './preview.js';

/** The art that stands for a category without a picture; undefined if it has one, or if its design draws none. */
export function useCategoryArt(categoryId: string): FaceInput | undefined {
  const { catalogue } = useEditor();
  const deck = useDeck((each) => each);
  return useMemo(() => {
    const category = findCategory(deck, categoryId);
    if (category?.illustration !== null) return undefined;
    return categoryArt(catalogue, deck, category, PREVIEW.width / PREVIEW.height);
  }, [catalogue, deck, categoryId]);
}
