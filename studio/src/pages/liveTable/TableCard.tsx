import type { ReactElement } from 'react';
import { CardBack } from '../../components/CardBack.js';
import { CardPicture } from '../../publicDecks/CardPicture.js';
import type { LiveTable } from './connection/useTable.js';

interface Props {
  readonly table: Pick<LiveTable, 'code' | 'language' | 'ratio'>;
  /** What is on the card; null if it lies face down. */
  readonly face: string | null;
  readonly sizes: string;
  /** The texts on the card, if nothing beside it says them. */
  readonly alt?: string;
}

/** A card as it lies. A hidden one has our own back: that of a quiz card may be the answer. */
export function TableCard({ table: { code, language, ratio }, face, sizes, alt = '' }: Props): ReactElement {
  if (face === null) return <CardBack ratio={ratio} />;
  return <CardPicture pictured={{ table: code, face, language }} sizes={sizes} ratio={ratio} alt={alt} isFirst />;
}
