import { useMemo, type ReactElement } from 'react';
import { setCategoryFields } from '../../../deck/document/commands/fields.js';
import { findCategory } from '../../../deck/document/find.js';
import { categoryArt } from '../../../deck/editor/categoryArt.js';
import { useApply, useDeck, useEditor } from '../../../deck/editor/EditorContext.js';
import { CardThumbnail } from '../../../rendering/CardThumbnail.js';
import { AnotherArt } from './AnotherArt.js';
import classes from './fields.module.css';
import { IllustrationField } from './IllustrationField.js';
import { PREVIEW } from './preview.js';

interface Props {
  readonly categoryId: string;
  readonly illustration: string | null;
}

/** A category's picture, or the art that stands for it if its design draws some. */
export function CategoryPicture({ categoryId, illustration }: Props): ReactElement {
  const { catalogue } = useEditor();
  const apply = useApply();
  const deck = useDeck((each) => each);
  const art = useMemo(() => {
    const category = illustration === null ? findCategory(deck, categoryId) : undefined;
    return category && categoryArt(catalogue, deck, category, PREVIEW.width / PREVIEW.height);
  }, [catalogue, deck, categoryId, illustration]);
  return (
    <IllustrationField
      label="Picture"
      value={illustration}
      target={{ owner: 'category', ids: [categoryId] }}
      details="Of the category"
      substitute={art && <CardThumbnail face={art} width={PREVIEW.width} className={classes.picture} />}
    >
      {art && (
        <AnotherArt
          label="Draw other pictures"
          onDraw={(seed) => apply('draw other pictures', setCategoryFields(categoryId, { art_seed: seed }))}
        />
      )}
    </IllustrationField>
  );
}
