import { Button, Group, Text } from '@mantine/core';
import { useMemo, type ReactElement } from 'react';
import { ChangeList } from '../../../editing/conflicts/ChangeList.js';
import { CardThumbnail } from '../../../rendering/CardThumbnail.js';
import { useBuilderSession } from '../../../template/builder/BuilderContext.js';
import { faceInputOf, subjectCard } from '../../../template/data/faceInputOf.js';
import { useScheme, useSubjectDeck } from '../../../template/data/useSubject.js';
import { describeChanges } from '../../../template/document/describeChanges.js';
import type { TemplateDocument } from '../../../template/document/types.js';
import classes from './describing.module.css';

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
      <Text>{summary}</Text>
      <div className={classes.pair}>
        <Side name="Before" template={before} />
        <Side name="After" template={after} />
      </div>
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

const WIDTH = 190;

function Side({ name, template }: { readonly name: string; readonly template: TemplateDocument }): ReactElement {
  const deck = useSubjectDeck();
  const scheme = useScheme();
  const { index, language } = useBuilderSession(({ subject }) => subject);
  const face = useMemo(
    () =>
      deck && scheme ? faceInputOf(template, deck, subjectCard(deck, { index }), { scheme, language }) : undefined,
    [template, deck, scheme, index, language],
  );
  return (
    <figure className={classes.side}>
      {face !== undefined && <CardThumbnail face={face} width={WIDTH} label={`${name} the change`} />}
      <figcaption>{name}</figcaption>
    </figure>
  );
}
