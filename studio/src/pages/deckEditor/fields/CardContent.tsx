import type { CardTexts } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import { useShownItem } from '../cardsTab/sceneReports.js';
import { useEditor } from '../../../deck/editor/EditorContext.js';
import { useCardText } from '../../../deck/editor/useCardText.js';
import { fieldName } from '../../../words/fieldNames.js';
import { fieldId } from './focusField.js';
import { FieldWarnings } from './FieldWarnings.js';
import { FitNote } from './FitNote.js';
import { TextField, type TextFieldProps } from './TextField.js';
import { useIsOnDesign } from './useIsOnDesign.js';

const FIELDS: readonly { readonly field: keyof CardTexts; readonly kind: TextFieldProps['kind'] }[] = [
  { field: 'title', kind: 'line' },
  { field: 'one_liner', kind: 'line' },
  { field: 'primary_text', kind: 'text' },
  { field: 'description', kind: 'markdown' },
  { field: 'secondary_text', kind: 'text' },
];

interface Props {
  readonly cardId: string;
  /** A prefix for input ids, where the same fields appear twice on a page. */
  readonly idPrefix?: string;
}

/** A card's texts in the current language. */
export function CardContent({ cardId, idPrefix = '' }: Props): ReactElement {
  return (
    <>
      {FIELDS.map(({ field, kind }) => (
        <CardText key={field} cardId={cardId} field={field} kind={kind} idPrefix={idPrefix} />
      ))}
    </>
  );
}

interface CardTextProps extends Required<Props> {
  readonly field: keyof CardTexts;
  readonly kind: TextFieldProps['kind'];
}

function CardText({ cardId, field, kind, idPrefix }: CardTextProps): ReactElement {
  const { session, store } = useEditor();
  const { own, shown, from, language, change } = useCardText(cardId, field);
  const item = useShownItem(field);
  const isOnDesign = useIsOnDesign(cardId, field);
  const name = fieldName(field);
  return (
    <>
      <TextField
        id={idPrefix + fieldId(field)}
        label={name}
        kind={kind}
        isFirst={idPrefix !== '' && field === 'title'}
        value={own}
        language={language}
        fallback={own === '' && shown !== '' ? { text: shown, language: from } : undefined}
        aside={<FitNote item={item} isEmpty={shown === ''} isOnDesign={isOnDesign} />}
        onChange={change}
        onFocus={() => session.setState({ fieldKind: field })}
        onBlur={() => {
          store.endGesture();
          session.setState({ fieldKind: undefined });
        }}
      />
      <FieldWarnings cardId={cardId} field={field} />
    </>
  );
}
