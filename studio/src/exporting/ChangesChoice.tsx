import { Select, Switch, Text } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { deckVersionsQuery } from '../api/deckHistory.js';
import { exportsQuery } from '../api/exports.js';
import { exactMomentOf } from '../words/momentOf.js';
import type { ChoiceProps } from './ChoiceProps.js';
import { Row } from './Row.js';
import { optionsOf, withOption } from './settings.js';

/** Whether only what changed is made, since an earlier export or version, and whether prints carry their version. */
export function ChangesChoice({ subject, choices, settings, onChange }: ChoiceProps): ReactElement {
  const data = useEarlier(subject.deck.id);
  const { since, stamp } = optionsOf(choices, settings);
  return (
    <>
      <Row label="Changed since">
        <Select
          aria-label="Only cards that changed since"
          flex={1}
          miw={230}
          clearable
          clearButtonProps={{ 'aria-label': 'Make all cards again' }}
          placeholder="All cards, changed or not"
          nothingFoundMessage="Nothing was saved or exported before"
          data={data}
          value={since ?? null}
          onChange={(chosen) => onChange(withOption(settings, 'since', chosen ?? undefined))}
        />
      </Row>
      {since !== undefined && (
        <Text size="sm" c="var(--cw-ink3)">
          The preview shows all chosen cards. The file contains those that are new or look different now, and additional
          copies of others.
        </Text>
      )}
      <Row label="Deck version">
        <Switch
          label="print it on each card"
          checked={stamp === true}
          onChange={({ currentTarget }) =>
            onChange(withOption(settings, 'stamp', currentTarget.checked ? true : undefined))
          }
        />
      </Row>
    </>
  );
}

/** Finished exports and kept versions of the deck; none if they cannot be read, such as those of somebody else's deck. */
function useEarlier(deckId: string) {
  const { data: pages } = useInfiniteQuery(exportsQuery(deckId));
  const { data: versions = [] } = useQuery(deckVersionsQuery(deckId));
  const exports = (pages?.pages ?? []).flatMap((page) => page.exports);
  const groups = [
    {
      group: 'Earlier exports',
      items: exports
        .filter(({ status }) => status === 'done' || status === 'expired')
        .map(({ id, created_at: made, file }) => ({
          value: id,
          label: `${exactMomentOf(made)}, ${file?.name ?? 'export'}`,
        })),
    },
    {
      group: 'Saved versions',
      items: versions.map(({ version, saved_at: saved }) => ({
        value: String(version),
        label: `Version ${version}, ${exactMomentOf(saved)}`,
      })),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
