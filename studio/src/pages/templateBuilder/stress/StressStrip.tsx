import { ActionIcon } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Grid3x3, X } from 'lucide-react';
import { lazy, useMemo, useState, type ReactElement } from 'react';
import { useQuery } from '@tanstack/react-query';
import { exportChoicesQuery } from '../../../api/exports.js';
import { LazyPart } from '../../../components/LazyPart.js';
import { CardThumbnail } from '../../../rendering/CardThumbnail.js';
import { useCatalogue } from '../../../rendering/useCatalogue.js';
import { useBuilder, useBuilderSession, useTemplate } from '../../../template/builder/BuilderContext.js';
import type { Builder } from '../../../template/builder/createBuilder.js';
import { subjectCard } from '../../../template/data/faceInputOf.js';
import { useScheme, useSubjectDeck } from '../../../template/data/useSubject.js';
import { counted } from '../../../words/counted.js';
import { isBad, Outcome } from './Outcome.js';
import { AS_EDITED, type PrintSize, type StressCase, stressCases } from './stressCases.js';
import classes from './stress.module.css';
import { type StressFindings, useStressFindings } from './useStressFindings.js';

const DeckSheet = lazy(() => import('./DeckSheet.js'));

/** The face with the longest, shortest and empty texts, in every language, colour scheme and size, and what does not hold. */
export function StressStrip(): ReactElement {
  const builder = useBuilder();
  const cases = useCases();
  const [isTrying, setTrying] = useState(false);
  const found = useStressFindings(cases);
  const all = [...found.values()];
  const overflowing = all.flatMap(({ overflow }) => overflow);
  const pale = all.flatMap(({ contrast }) => contrast);
  const next = (): void => {
    const places = placesOf(cases, found);
    const [current = ''] = builder.session.getState().selectedIds;
    const at = places.findIndex(({ itemId }) => itemId === current);
    const following = places[(at + 1) % places.length];
    if (following === undefined) return;
    showCase(builder, following.on);
    builder.selectParts([following.itemId]);
  };
  return (
    <section className={classes.strip} aria-label="Stress test">
      <div className={classes.head}>
        <h2>Stress test</h2>
        <p role="status" data-bad={overflowing.length + pale.length > 0 || undefined}>
          {found.size < cases.length
            ? `Checking, ${found.size} of ${cases.length}`
            : `${counted(overflowing.length, 'overflow')}, ${counted(pale.length, 'text')} with low contrast on ${counted(cases.length, 'face')}`}
        </p>
        {overflowing.length + pale.length > 0 && (
          <button type="button" className={classes.next} onClick={next}>
            Go to the next finding
          </button>
        )}
        <button type="button" className={classes.next} onClick={() => setTrying(true)}>
          <Grid3x3 size={15} aria-hidden /> Try on the whole deck
        </button>
        <ActionIcon aria-label="Close the stress test" onClick={() => builder.session.setState({ isTesting: false })}>
          <X size={17} />
        </ActionIcon>
      </div>
      <ul className={classes.faces} tabIndex={0} aria-label="Faces">
        {cases.map((each) => (
          <StressFace key={each.id} shown={each} findings={found.get(each.id)} onShow={() => showCase(builder, each)} />
        ))}
      </ul>
      {isTrying && (
        <LazyPart>
          <DeckSheet onClose={() => setTrying(false)} />
        </LazyPart>
      )}
    </section>
  );
}

/** The items with findings, each with the first face on which it has one: it may have some on many. */
function placesOf(
  cases: readonly StressCase[],
  found: ReadonlyMap<string, StressFindings>,
): readonly { readonly itemId: string; readonly on: StressCase }[] {
  const places = new Map<string, StressCase>();
  for (const kind of ['overflow', 'contrast'] as const)
    for (const on of cases)
      for (const { itemId } of found.get(on.id)?.[kind] ?? [])
        if (itemId !== undefined && !places.has(itemId)) places.set(itemId, on);
  return [...places].map(([itemId, on]) => ({ itemId, on }));
}

/** Shows a face of the stress test on the canvas. */
function showCase({ session }: Builder, { id, label, input }: StressCase): void {
  session.setState({ testedFace: id === AS_EDITED ? undefined : { label, input } });
}

/** Until they have been fetched, or without a connection, the other cases are shown. */
const NO_SIZES: readonly PrintSize[] = [];

function useCases(): readonly StressCase[] {
  const { catalogue } = useCatalogue();
  const deck = useSubjectDeck();
  const scheme = useScheme();
  const sizes = useQuery(exportChoicesQuery).data?.sizes;
  const index = useBuilderSession(({ subject }) => subject.index);
  const json_config = useTemplate((template) => template.json_config);
  const ratio = useTemplate((template) => template.ratio);
  const [settled] = useDebouncedValue(json_config, 300);
  return useMemo(() => {
    if (catalogue === undefined || deck === undefined || scheme === undefined) return [];
    const template = { json_config: settled, ratio };
    return stressCases({
      template,
      deck,
      subject: subjectCard(deck, { index }),
      scheme,
      catalogue,
      sizes: sizes ?? NO_SIZES,
    });
  }, [catalogue, deck, scheme, sizes, index, settled, ratio]);
}

interface FaceProps {
  readonly shown: StressCase;
  readonly findings: StressFindings | undefined;
  readonly onShow: () => void;
}

/** Room for one face, CSS pixels; a poker card fills it. */
const STAND = { width: 84, height: 118 };

function StressFace({ shown: { label, input }, findings, onShow }: FaceProps): ReactElement {
  const { width, height } = input.face;
  return (
    <li className={classes.face} data-bad={isBad(findings) || undefined}>
      <button type="button" onClick={onShow} title="Show this card on the canvas">
        <span className={classes.stand}>
          <CardThumbnail face={input} width={Math.min(STAND.width, (STAND.height * width) / height)} label={label} />
        </span>
        <b>{label}</b>
      </button>
      <Outcome findings={findings} />
    </li>
  );
}
