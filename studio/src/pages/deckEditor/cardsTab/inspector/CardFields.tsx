import type { ReactElement } from 'react';
import { CardContent } from '../../fields/CardContent.js';
import { CardDesign } from '../../fields/CardDesign.js';
import { CardPicture } from '../../fields/CardPicture.js';
import { CardValues } from '../../fields/CardValues.js';
import { CardWarnings } from '../../fields/FieldWarnings.js';
import classes from './Inspector.module.css';

/** All fields of one card: texts, pictures, values, design. */
export function CardFields({ cardId }: { readonly cardId: string }): ReactElement {
  return (
    <>
      <CardWarnings cardId={cardId} />
      <CardContent cardId={cardId} />
      <CardPicture cardId={cardId} />
      <div className={classes.group}>
        <CardValues cardId={cardId} />
      </div>
      <div className={classes.group}>
        <CardDesign cardIds={[cardId]} />
      </div>
    </>
  );
}
