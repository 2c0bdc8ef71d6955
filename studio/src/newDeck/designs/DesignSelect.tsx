import { ScrollArea, Stack } from '@mantine/core';
import type { Deck } from '@cardwright/renderer';
import { useMemo, useState, type ReactElement } from 'react';
import { CardBackSkeleton } from '../../components/CardBackSkeleton.js';
import { RetryNote } from '../../components/RetryNote.js';
import type { DesignPair } from '../../designs/designPairs.js';
import { sampleDeck } from '../../designs/sampleDeck.js';
import { useCatalogue } from '../../rendering/useCatalogue.js';
import { FormatChoice } from '../blank/FormatChoice.js';
import type { Designs } from '../newDeckBody.js';
import type { CardFormat } from './cardFormats.js';
import { DesignGrid } from './DesignGrid.js';
import { useDesigns } from './useDesigns.js';

export interface DesignChoiceState {
  readonly formats: readonly CardFormat[];
  readonly format: CardFormat | undefined;
  readonly chooseSize: (ratio: string) => void;
  readonly pair: DesignPair | undefined;
  readonly choose: (frontId: string) => void;
  readonly designs: Designs;
}

/** A card size, and one of the designs of that size; initially the default ones. @param wanted the front to begin with */
export function useDesignChoice(wanted?: string): DesignChoiceState {
  const { templates, formats } = useDesigns();
  const [ratio, chooseSize] = useState<string>();
  const [chosen, choose] = useState(wanted);
  const first = templates.find(({ id }) => id === wanted) ?? templates[0];
  const initial = formats.find(({ ratio: each }) => each === first?.ratio) ?? formats[0];
  const format = formats.find((each) => each.ratio === ratio) ?? initial;
  const pair = format?.pairs.find(({ front }) => front.id === chosen) ?? format?.pairs[0];
  const designs = useMemo(
    () => ({
      front: pair?.front.id ?? null,
      back: pair?.back?.id ?? null,
      colorScheme: pair?.schemeId ?? null,
    }),
    [pair],
  );
  return { formats, format, chooseSize, pair, choose, designs };
}

interface DesignSelectProps {
  readonly choice: DesignChoiceState;
  /** The deck whose first cards the designs show; without one, a sample. */
  readonly deck: Deck | undefined;
}

const TALLEST = 420;

/** Asks for the card size, and for a design, shown with the deck's own first cards. */
export function DesignSelect({ choice, deck }: DesignSelectProps): ReactElement {
  const { formats, format, chooseSize, pair, choose } = choice;
  const { catalogue, error, retry } = useCatalogue();
  const sample = useMemo(sampleDeck, []);
  const shown = deck?.categories.some(({ cards }) => cards.length > 0) === true ? deck : sample;
  return (
    <Stack gap="md">
      <FormatChoice formats={formats} value={format?.ratio} onChange={chooseSize} />
      {error !== undefined ? (
        <RetryNote what="The designs" isLoading={false} onRetry={retry} />
      ) : catalogue === undefined || format === undefined ? (
        <CardBackSkeleton count={6} width={96} label="Loading designs" />
      ) : (
        <ScrollArea.Autosize mah={TALLEST} type="auto" offsetScrollbars>
          <DesignGrid
            pairs={format.pairs}
            deck={shown}
            catalogue={catalogue}
            value={pair?.front.id ?? null}
            onChange={choose}
          />
        </ScrollArea.Autosize>
      )}
    </Stack>
  );
}
