import type { Finding } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import { useFindings } from '../../../deck/review/useFindings.js';
import { Warnings } from './Warnings.js';

/** The kinds of content whose fields have their warnings below them. */
const FIELDS: ReadonlySet<string> = new Set([
  'title',
  'one_liner',
  'primary_text',
  'description',
  'secondary_text',
  'illustration',
]);

const isCustom = ({ field }: Finding): boolean => field?.startsWith('field:') === true;

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
  const isElsewhere = (finding: Finding): boolean => isCustom(finding) || FIELDS.has(finding.field ?? '');
  return <Warnings findings={useFindings(cardId).filter((finding) => !isElsewhere(finding))} />;
}
