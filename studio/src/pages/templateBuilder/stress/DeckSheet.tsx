import { Switch } from '@mantine/core';
import { memo, useCallback, useMemo, useState, type ReactElement } from 'react';
import { Dialog } from '../../../components/Dialog.js';
import { CardThumbnail } from '../../../rendering/CardThumbnail.js';
import { useBuilder, useBuilderSession, useTemplate } from '../../../template/builder/BuilderContext.js';
import { useScheme, useSubjectDeck } from '../../../template/data/useSubject.js';
import { counted } from '../../../words/counted.js';
import { deckCases } from './deckCases.js';
import { isBad, Outcome } from './Outcome.js';
import classes from './stress.module.css';
import type { StressCase } from './stressCases.js';
import { useStressFindings, type StressFindings } from './useStressFindings.js';

/** The chosen deck in the template: a sheet of all its cards, with what does not fit or is too pale. */
export default function DeckSheet({ onClose }: { readonly onClose: () => void }): ReactElement {
  const builder = useBuilder();
  const cases = useCases();
  const found = useStressFindings(cases);
  const [onlyBad, setOnlyBad] = useState(false);
  const bad = cases.filter(({ id }) => isBad(found.get(id)));
  const all = [...found.values()];
  const overflows = all.reduce((sum, { overflow }) => sum + overflow.length, 0);
  const pale = all.reduce((sum, { contrast }) => sum + contrast.length, 0);
  const show = useCallback(
    (id: string, findings: StressFindings | undefined): void => {
      builder.session.setState(({ subject }) => ({ subject: { ...subject, index: Number(id) } }));
      const first = findings?.overflow[0] ?? findings?.contrast[0];
      if (first?.itemId !== undefined) builder.selectParts([first.itemId]);
      onClose();
    },
    [builder, onClose],
  );
  return (
    <Dialog opened onClose={onClose} title="The whole deck" size="min(1180px, 96vw)">
      <div className={classes.sheetHead}>
        <p role="status" data-bad={overflows + pale > 0 || undefined}>
          {found.size < cases.length
            ? `Checking, ${found.size} of ${cases.length}`
            : `${counted(overflows, 'overflow')}, ${counted(pale, 'text')} with low contrast on ${counted(cases.length, 'card')}`}
        </p>
        <Switch
          label="Only cards with findings"
          checked={onlyBad}
          onChange={({ currentTarget }) => setOnlyBad(currentTarget.checked)}
        />
      </div>
      {onlyBad && bad.length === 0 && found.size === cases.length && (
        <p className={classes.fits}>Everything fits on every card.</p>
      )}
      <ul className={classes.sheet}>
        {(onlyBad ? bad : cases).map((each) => (
          <SheetCard key={each.id} shown={each} findings={found.get(each.id)} onShow={show} />
        ))}
      </ul>
    </Dialog>
  );
}

interface SheetCardProps {
  readonly shown: StressCase;
  readonly findings: StressFindings | undefined;
  readonly onShow: (id: string, findings: StressFindings | undefined) => void;
}

/** One of perhaps a thousand: it is drawn again only when its own findings arrive. */
const SheetCard = memo(function SheetCard({ shown, findings, onShow }: SheetCardProps): ReactElement {
  const { id, label, input } = shown;
  return (
    <li className={classes.face} data-bad={isBad(findings) || undefined}>
      <button type="button" onClick={() => onShow(id, findings)} title="Show this card on the canvas">
        <CardThumbnail face={input} width={116} />
        <b>{label}</b>
      </button>
      <Outcome findings={findings} />
    </li>
  );
});

function useCases(): readonly StressCase[] {
  const deck = useSubjectDeck();
  const scheme = useScheme();
  const language = useBuilderSession(({ subject }) => subject.language);
  const json_config = useTemplate((template) => template.json_config);
  const ratio = useTemplate((template) => template.ratio);
  return useMemo(
    () =>
      deck === undefined || scheme === undefined
        ? []
        : deckCases({ template: { json_config, ratio }, deck, scheme, language }),
    [deck, scheme, language, json_config, ratio],
  );
}
