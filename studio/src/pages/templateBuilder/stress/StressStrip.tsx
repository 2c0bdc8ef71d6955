import { ActionIcon } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Check, Contrast, TriangleAlert, X } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { CardThumbnail } from '../../../rendering/CardThumbnail.js';
import { useCatalogue } from '../../../rendering/useCatalogue.js';
import { useBuilder, useBuilderSession, useTemplate } from '../../../template/builder/BuilderContext.js';
import { subjectCard } from '../../../template/data/faceInputOf.js';
import { useScheme, useSubjectDeck } from '../../../template/data/useSubject.js';
import { count } from '../../../words/count.js';
import { type StressCase, stressCases } from './stressCases.js';
import classes from './stress.module.css';
import { type StressFindings, useStressFindings } from './useStressFindings.js';

/** The face with the longest, shortest and empty texts, in every language and colour scheme, and what does not hold. */
export function StressStrip(): ReactElement {
  const builder = useBuilder();
  const cases = useCases();
  const found = useStressFindings(cases);
  const all = [...found.values()];
  const overflowing = all.flatMap(({ overflow }) => overflow);
  const pale = all.flatMap(({ contrast }) => contrast);
  const next = (): void => {
    const ids = [...overflowing, ...pale].flatMap(({ itemId }) => itemId ?? []);
    const [current = ''] = builder.session.getState().selectedIds;
    const following = ids[(ids.indexOf(current) + 1) % ids.length];
    if (following !== undefined) builder.selectParts([following]);
  };
  return (
    <section className={classes.strip} aria-label="Stress test">
      <div className={classes.head}>
        <h2>Stress test</h2>
        <p role="status" data-bad={overflowing.length + pale.length > 0 || undefined}>
          {found.size < cases.length
            ? `Checking, ${found.size} of ${cases.length}`
            : `${count(overflowing.length, 'overflow')}, ${count(pale.length, 'text')} with low contrast on ${count(cases.length, 'face')}`}
        </p>
        {overflowing.length + pale.length > 0 && (
          <button type="button" className={classes.next} onClick={next}>
            Go to the next finding
          </button>
        )}
        <ActionIcon aria-label="Close the stress test" onClick={() => builder.session.setState({ isTesting: false })}>
          <X size={17} />
        </ActionIcon>
      </div>
      <ul className={classes.faces} tabIndex={0} aria-label="Faces">
        {cases.map((each) => (
          <StressFace key={each.id} shown={each} findings={found.get(each.id)} />
        ))}
      </ul>
    </section>
  );
}

function useCases(): readonly StressCase[] {
  const { catalogue } = useCatalogue();
  const deck = useSubjectDeck();
  const scheme = useScheme();
  const index = useBuilderSession(({ subject }) => subject.index);
  const json_config = useTemplate((template) => template.json_config);
  const ratio = useTemplate((template) => template.ratio);
  const [settled] = useDebouncedValue(json_config, 300);
  return useMemo(() => {
    if (catalogue === undefined || deck === undefined || scheme === undefined) return [];
    const template = { json_config: settled, ratio };
    return stressCases({ template, deck, subject: subjectCard(deck, { index }), scheme, catalogue });
  }, [catalogue, deck, scheme, index, settled, ratio]);
}

interface FaceProps {
  readonly shown: StressCase;
  readonly findings: StressFindings | undefined;
}

function StressFace({ shown: { label, input }, findings }: FaceProps): ReactElement {
  const isBad = findings !== undefined && findings.overflow.length + findings.contrast.length > 0;
  return (
    <li className={classes.face} data-bad={isBad || undefined}>
      <CardThumbnail face={input} width={84} label={label} />
      <b>{label}</b>
      <span className={classes.outcome}>
        {findings === undefined && '…'}
        {findings !== undefined && !isBad && (
          <>
            <Check size={13} aria-hidden /> Fits
          </>
        )}
        {findings !== undefined && findings.overflow.length > 0 && (
          <>
            <TriangleAlert size={13} aria-hidden /> {count(findings.overflow.length, 'overflow')}
          </>
        )}
        {findings !== undefined && findings.contrast.length > 0 && (
          <>
            <Contrast size={13} aria-hidden /> {findings.contrast.length} pale
          </>
        )}
      </span>
    </li>
  );
}
