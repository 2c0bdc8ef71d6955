import { Button, Group, Text } from '@mantine/core';
import { useMemo, type ReactElement } from 'react';
import { ChangeList } from '../../../editing/conflicts/ChangeList.js';
import { describeChanges } from '../../../template/document/describeChanges.js';
import type { TemplateDocument } from '../../../template/document/types.js';
import { FacePair } from '../comparing/FacePair.js';

interface DesignReviewProps {
  readonly summary: string;
  readonly before: TemplateDocument;
  readonly after: TemplateDocument;
  readonly onDiscard: () => void;
  readonly onApply: () => void;
}

/** What a described change would do: the card before and after it, and the parts that differ. */
export function DesignReview({ summary, before, after, onDiscard, onApply }: DesignReviewProps): ReactElement {
  const changes = useMemo(() => describeChanges(before, after), [before, after]);
  return (
    <>
      <Text mb="md">{summary}</Text>
      <FacePair
        sides={[
          { name: 'Before', label: 'Before the change', template: before },
          { name: 'After', label: 'After the change', template: after },
        ]}
      />
      {changes.length === 0 ? (
        <Text c="var(--cw-ink2)">Nothing would change. Try another description.</Text>
      ) : (
        <ChangeList changes={changes} />
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onDiscard}>
          Describe it differently
        </Button>
        <Button disabled={changes.length === 0} onClick={onApply} data-autofocus>
          Apply the change
        </Button>
      </Group>
    </>
  );
}
