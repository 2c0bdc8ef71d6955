import { kindLabel, type ChangedField, type FaceSide } from '@cardwright/renderer';
import type { CardDifference } from '@cardwright/renderer/production';

/** A difference as the page, the terminal and --json show it. */
export interface DescribedDifference {
  readonly status: CardDifference['status'];
  readonly number: number;
  readonly title: string;
  readonly id?: string;
  /** The sides that look different. */
  readonly sides: readonly FaceSide[];
  readonly fields: readonly (ChangedField & { readonly label: string })[];
}

/** @param language the language whose texts are named without their language */
export function describeDifferences(
  found: readonly CardDifference[],
  language: string,
): readonly DescribedDifference[] {
  return found.map(({ status, before, after, faces, fields }) => {
    const { number = 0, title = '', card } = after ?? before ?? {};
    return {
      status,
      number,
      title,
      ...(card?.id !== undefined && { id: card.id }),
      sides: faces.map(({ side }) => side),
      fields: fields.map((field) => ({ ...field, label: labelOf(field, language) })),
    };
  });
}

function labelOf({ name, language }: ChangedField, main: string): string {
  const label = kindLabel(name);
  return language === undefined || language === main ? label : `${label} (${language})`;
}
