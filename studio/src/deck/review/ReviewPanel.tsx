import { rangesOf, type Finding } from '@cardwright/renderer';
import { Button } from '@mantine/core';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { useMemo, type ReactElement } from 'react';
import { useStore } from 'zustand';
import { SideDialog } from '../../components/SideDialog.js';
import { findCard } from '../document/find.js';
import { onlyCard } from '../session/selection.js';
import { useDeck, useEditor, useSession } from '../editor/EditorContext.js';
import { titleOf } from '../document/texts.js';
import { useFace } from '../editor/useFace.js';
import { CardThumbnail } from '../../rendering/CardThumbnail.js';
import { applyQuickFix } from './applyQuickFix.js';
import { FixButton } from './FixButton.js';
import { sortFindings } from './sortFindings.js';
import classes from './ReviewPanel.module.css';

/** Every finding, with what to do about it. Choosing one shows its card. */
export function ReviewPanel(): ReactElement {
  const { session, review } = useEditor();
  const isOpen = useSession((state) => state.isReviewing);
  const { isChecked, findings, ofBacks, unshown, ofDeck } = useStore(review);
  const { ofDesign: ofFronts, ofCards } = useMemo(() => sortFindings(findings), [findings]);
  const ofDesign = [...ofFronts, ...ofBacks];
  const close = (): void => session.setState({ isReviewing: false });
  return (
    <SideDialog opened={isOpen} onClose={close} title="Worth a look" size={420}>
      {findings.size + ofBacks.length + unshown.length + ofDeck.length === 0 ? (
        <p className={classes.none} role="status">
          {isChecked
            ? 'Nothing to fix. Every text fits, and every picture is sharp enough to print.'
            : 'Checking the cards'}
        </p>
      ) : (
        <ul className={classes.list}>
          {ofDeck.length > 0 && (
            <li className={classes.card}>
              <h3 className={classes.title}>Across the deck</h3>
              <Findings findings={ofDeck} />
            </li>
          )}
          {ofDesign.length > 0 && (
            <li className={classes.card}>
              <h3 className={classes.title}>In the design</h3>
              <Findings findings={ofDesign} />
            </li>
          )}
          {unshown.length > 0 && (
            <li className={classes.card}>
              <h3 className={classes.title}>Not shown by the design</h3>
              <Findings findings={unshown} />
            </li>
          )}
          {[...ofCards].map(([cardId, ofCard]) => (
            <ReviewedCard key={cardId} cardId={cardId} findings={ofCard} />
          ))}
        </ul>
      )}
    </SideDialog>
  );
}

interface FindingsProps {
  readonly findings: readonly Finding[];
}

interface ReviewedProps extends FindingsProps {
  readonly cardId: string;
}

function ReviewedCard({ cardId, findings }: ReviewedProps): ReactElement {
  const show = useShowCard();
  const title = useDeck((deck) => {
    const card = findCard(deck, cardId)?.card;
    return card === undefined ? '' : titleOf(deck, card);
  });
  const language = useDeck((deck) => deck.default_language);
  const face = useFace(cardId, 'front');
  return (
    <li className={classes.card}>
      <div className={classes.head}>
        {face !== undefined && <CardThumbnail face={face} width={48} />}
        {title === '' ? (
          <h3 className={classes.title}>Untitled card</h3>
        ) : (
          <h3 className={classes.title} lang={language} dir="auto">
            {title}
          </h3>
        )}
        <Button variant="default" size="sm" onClick={() => show(cardId)}>
          Show card
        </Button>
      </div>
      <Findings findings={findings} />
    </li>
  );
}

/** Closes the review on a card. */
function useShowCard(): (cardId: string) => void {
  const { session, store } = useEditor();
  return (cardId) =>
    session.setState({
      ...onlyCard(store.getState().document, cardId),
      tab: 'cards',
      view: 'card',
      isReviewing: false,
    });
}

const ICONS: Readonly<Record<string, typeof Info>> = { error: CircleAlert, warning: TriangleAlert };

function Findings({ findings }: FindingsProps): readonly ReactElement[] {
  const editor = useEditor();
  const show = useShowCard();
  return findings.map(({ code, itemId, severity, message, fix, quickFix, cards = [] }) => {
    const Icon = ICONS[severity] ?? Info;
    const numbers = cards.flatMap(({ number }) => number ?? []);
    const [first] = cards;
    return (
      <div key={`${code} ${itemId ?? ''} ${message}`} className={classes.finding} data-severity={severity}>
        <Icon size={16} aria-hidden />
        <div>
          {message}
          {quickFix === undefined ? (
            <span className={classes.fix}>{fix}</span>
          ) : (
            <FixButton fix={quickFix} onApply={(chosen) => applyQuickFix(editor, chosen)} />
          )}
          {numbers.length > 1 && <span className={classes.fix}>Cards {rangesOf(numbers)}</span>}
          {first?.id !== undefined && (
            <Button variant="default" size="xs" mt={6} onClick={() => show(first.id ?? '')}>
              Show card {first.number}
            </Button>
          )}
        </div>
      </div>
    );
  });
}
