import { boundKinds, type CardTexts } from '@cardwright/renderer';
import type { ReactElement } from 'react';
import { setCardText } from '../../../deck/document/commands/texts.js';
import { useShownItem } from '../cardsTab/sceneReports.js';
import { useApply, useDeck, useEditor, useSession } from '../../../deck/editor/EditorContext.js';
import { ownText, shownText } from '../../../deck/document/texts.js';
import { fieldName, fieldWords } from '../../../words/fieldNames.js';
import { fieldId } from './focusField.js';
import { FitNote } from './FitNote.js';
import { TextField, type TextFieldProps } from './TextField.js';

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
  const { faces, session, store } = useEditor();
  const apply = useApply();
  const language = useSession((state) => state.language);
  const own = useDeck((deck) => {
    const card = faces.place(deck, cardId)?.card;
    return card === undefined ? '' : ownText(card, field, language);
  });
  const shown = useDeck((deck) => {
    const card = faces.place(deck, cardId)?.card;
    return card === undefined ? '' : shownText(deck, card, field, language).text;
  });
  const from = useDeck((deck) => {
    const card = faces.place(deck, cardId)?.card;
    return card === undefined ? language : shownText(deck, card, field, language).language;
  });
  const item = useShownItem(field);
  const isOnDesign = useDeck((deck) => {
    const placed = faces.place(deck, cardId);
    return (['front', 'back'] as const).some((side) =>
      boundKinds(faces.template(deck, placed, side).json_config).has(field),
    );
  });
  const name = fieldName(field);
  return (
    <TextField
      id={idPrefix + fieldId(field)}
      label={name}
      kind={kind}
      isFirst={idPrefix !== '' && field === 'title'}
      value={own}
      language={language}
      fallback={own === '' && shown !== '' ? { text: shown, language: from } : undefined}
      aside={<FitNote item={item} isEmpty={shown === ''} isOnDesign={isOnDesign} />}
      onChange={(text) =>
        apply(
          { label: `edit ${fieldWords(field)}`, gesture: `${cardId} ${language} ${field}` },
          setCardText(cardId, language, field, text),
        )
      }
      onFocus={() => session.setState({ fieldKind: field })}
      onBlur={() => {
        store.endGesture();
        session.setState({ fieldKind: undefined });
      }}
    />
  );
}
