import type { Finding } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import { isCardText } from '../../../deck/document/cardTexts.js';
import { useFindings } from '../../../deck/review/useFindings.js';
import { Warnings } from './Warnings.js';

/** What is wrong with one field of a card. It appears below the field, which stays in its place under a pointer. */
export function FieldWarnings({ cardId, field }: { readonly cardId: string; readonly field: string }): ReactElement {
  return <Warnings findings={useFindings(cardId).filter((finding) => finding.field === field)} isBelow />;
}

/** What is wrong with a card's custom values. */
export function CustomWarnings({ cardId }: { readonly cardId: string }): ReactElement {
  return <Warnings findings={useFindings(cardId).filter(isCustom)} isBelow />;
}

/** What is wrong with a card as a whole, or with what has no field here. */
export function CardWarnings({ cardId }: { readonly cardId: string }): ReactElement {
  return <Warnings findings={useFindings(cardId).filter((finding) => !isAtField(finding))} />;
}

function isCustom({ field }: Finding): boolean {
  return field?.startsWith('field:') === true;
}

/** Whether it stands below its field. */
function isAtField(finding: Finding): boolean {
  const { field = '' } = finding;
  return isCardText(field) || field === 'illustration' || isCustom(finding);
}
