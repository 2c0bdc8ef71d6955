import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement } from 'react';
import { officialTemplatesQuery } from '../../api/templates.js';
import type { Designs } from '../newDeckBody.js';
import { designPairs, type DesignPair } from '../../designs/designPairs.js';

export interface DesignChoiceState {
  readonly pairs: readonly DesignPair[];
  readonly frontId: string | null;
  readonly choose: (frontId: string) => void;
  readonly designs: Designs;
}

/** One of the official designs; initially the default one. */
export function useDesignChoice(): DesignChoiceState {
  const { data: official } = useQuery(officialTemplatesQuery);
  const pairs = useMemo(() => designPairs(official ?? []), [official]);
  const [chosen, choose] = useState<string>();
  const pair = pairs.find(({ front }) => front.id === chosen) ?? pairs[0];
  const designs = useMemo(
    () => ({
      front: pair?.front.id ?? null,
      back: pair?.back?.id ?? null,
      colorScheme: pair?.front.color_scheme_id ?? null,
    }),
    [pair],
  );
  return { pairs, frontId: pair?.front.id ?? null, choose, designs };
}

/** Chooses the design by name; the cards above preview it. */
export function DesignSelect({ choice }: { readonly choice: DesignChoiceState }): ReactElement {
  return (
    <Select
      label="Design"
      description="You can change it at any time, also for single cards."
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={choice.pairs.map(({ front }) => ({ value: front.id, label: front.name }))}
      value={choice.frontId}
      onChange={(id) => {
        if (id !== null) choice.choose(id);
      }}
      allowDeselect={false}
      searchable
    />
  );
}
