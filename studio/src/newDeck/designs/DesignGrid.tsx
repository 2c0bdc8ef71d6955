import { SimpleGrid } from '@mantine/core';
import type { ReactElement } from 'react';
import type { Catalogue, Deck } from '@cardwright/renderer';
import { moveBetweenRadios } from '../moveBetweenRadios.js';
import { DesignChoice } from './DesignChoice.js';
import type { DesignPair } from '../../designs/designPairs.js';

interface DesignGridProps {
  readonly pairs: readonly DesignPair[];
  readonly deck: Deck;
  readonly catalogue: Catalogue;
  readonly value: string | null;
  readonly onChange: (frontId: string) => void;
}

/** A choice of designs, own ones first. Arrow keys move between them. */
export function DesignGrid({ pairs, deck, catalogue, value, onChange }: DesignGridProps): ReactElement {
  return (
    <SimpleGrid cols={2} spacing="sm" p={2} role="radiogroup" aria-label="Design" onKeyDown={moveBetweenRadios}>
      {[...pairs.filter(isOwn), ...pairs.filter((pair) => !isOwn(pair))].map((pair) => (
        <DesignChoice
          key={pair.front.id}
          pair={pair}
          deck={deck}
          catalogue={catalogue}
          isChosen={pair.front.id === value}
          onChoose={() => onChange(pair.front.id)}
        />
      ))}
    </SimpleGrid>
  );
}

function isOwn({ front }: DesignPair): boolean {
  return front.type === 'user';
}
