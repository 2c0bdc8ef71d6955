import { deckLanguages } from '@cardwright/renderer';
import { Chip } from '@mantine/core';
import { useMemo, type ReactElement } from 'react';
import { nameOfLanguage } from '../languages/nameOfLanguage.js';
import { completenessOf } from '../deck/document/translated.js';
import type { ChoiceProps } from './ChoiceProps.js';
import { Row } from './Row.js';

/** At least one; each language becomes a file of its own. */
export function LanguageChoice({ subject, settings, onChange }: ChoiceProps): ReactElement | null {
  const { deck } = subject;
  const languages = useMemo(() => {
    return deckLanguages(deck).map((code) => {
      const { allCards, cards } = completenessOf(deck, code);
      return { code, missing: allCards - cards };
    });
  }, [deck]);
  if (languages.length < 2) return null;
  return (
    <Row label="Languages">
      <Chip.Group
        multiple
        value={[...settings.languages]}
        onChange={(chosen) => chosen.length > 0 && onChange({ ...settings, languages: chosen })}
      >
        {languages.map(({ code, missing }) => (
          <Chip key={code} value={code} size="sm" radius="sm" variant="light">
            <bdi>{nameOfLanguage(code)}</bdi>
            {missing > 0 && `, ${missing} missing`}
          </Chip>
        ))}
      </Chip.Group>
    </Row>
  );
}
