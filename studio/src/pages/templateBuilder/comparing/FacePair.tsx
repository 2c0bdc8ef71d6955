import { useMediaQuery } from '@mantine/hooks';
import { useMemo, type ReactElement } from 'react';
import { CardThumbnail } from '../../../rendering/CardThumbnail.js';
import { useBuilderSession } from '../../../template/builder/BuilderContext.js';
import { faceInputOf, subjectCard } from '../../../template/data/faceInputOf.js';
import { useScheme, useSubjectDeck } from '../../../template/data/useSubject.js';
import type { TemplateDocument } from '../../../template/document/types.js';
import classes from './FacePair.module.css';

interface SideProps {
  /** The words below it: "Before". */
  readonly name: string;
  /** For screen readers: "Before the change". */
  readonly label: string;
  readonly template: TemplateDocument;
}

/** The card on the canvas in states of the template, side by side. */
export function FacePair({ sides }: { readonly sides: readonly SideProps[] }): ReactElement {
  return (
    <div className={classes.pair}>
      {sides.map((side) => (
        <Side key={side.name} {...side} />
      ))}
    </div>
  );
}

/** CSS pixels; on phones, two stand side by side. */
const [WIDTH, NARROW] = [190, 128];

function Side({ name, label, template }: SideProps): ReactElement {
  const isNarrow = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
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
      {face !== undefined && <CardThumbnail face={face} width={isNarrow ? NARROW : WIDTH} label={label} />}
      <figcaption>{name}</figcaption>
    </figure>
  );
}
