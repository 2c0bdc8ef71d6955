import { SegmentedControl, Select } from '@mantine/core';
import type { ReactElement } from 'react';
import type { ChoiceProps } from './ChoiceProps.js';
import { Row } from './Row.js';
import { FixedNote } from './FixedNote.js';
import { isFixed, optionsOf, withPaper } from './settings.js';

const COMMON = ['a4', 'a3', 'letter', 'tabloid'];
const OTHER = 'other';

/** The most common papers at a glance, the rest in a list. */
export function PaperChoice({ choices, settings, onChange }: ChoiceProps): ReactElement {
  const common = choices.papers.filter(({ slug }) => COMMON.includes(slug));
  const isOthers = (slug: string): boolean => slug !== settings.preset && isOwnStock(choices, slug);
  const isGiven = isFixed(choices, settings, 'paper');
  const others = choices.papers.filter(({ slug }) => !COMMON.includes(slug) && !isOthers(slug));
  const { paper = '' } = optionsOf(choices, settings);
  const isOther = !common.some(({ slug }) => slug === paper);
  const choose = (slug: string): void => onChange(withPaper(choices, settings, slug));
  const order = common.toSorted((one, two) => COMMON.indexOf(one.slug) - COMMON.indexOf(two.slug));
  return (
    <Row label="Paper">
      <SegmentedControl
        size="sm"
        aria-label="Paper"
        disabled={isGiven}
        data={[
          ...order.map(({ slug, name }) => ({ value: slug, label: name })),
          ...(others.length === 0 ? [] : [{ value: OTHER, label: 'Other' }]),
        ]}
        value={isOther ? OTHER : paper}
        onChange={(slug) => choose(slug === OTHER ? (others[0]?.slug ?? paper) : slug)}
      />
      {isOther && (
        <Select
          aria-label="Other paper"
          w="100%"
          allowDeselect={false}
          disabled={isGiven}
          data={others.map(({ slug, name }) => ({ value: slug, label: name }))}
          value={paper}
          onChange={(slug) => slug !== null && choose(slug)}
        />
      )}
      <FixedNote choices={choices} settings={settings} of={['paper']} />
    </Row>
  );
}

/** Whether it is the stock of a member's own preset, which only that preset can be printed on. */
function isOwnStock({ presets }: ChoiceProps['choices'], slug: string): boolean {
  return presets.some(({ name, is_own: isOwn }) => isOwn && name === slug);
}
