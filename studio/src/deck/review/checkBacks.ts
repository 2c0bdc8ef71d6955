import { type FaceInput, type Finding, groupBy } from '@cardwright/renderer';
import { whenIdle } from '../../browser/whenIdle.js';
import type { BrowserRenderer } from '../../rendering/createBrowserRenderer.js';
import type { DeckDocument } from '../document/types.js';
import type { Editor } from '../editor/createEditor.js';
import type { PlacedCard } from '../editor/faces.js';

export interface CheckedBacks {
  /** Findings about the backs that only one card has, by the id of the card. */
  readonly ofCards: ReadonlyMap<string, readonly Finding[]>;
  /** Findings about backs that several cards share, once each. */
  readonly shared: readonly Finding[];
}

/**
 * Checks each distinct back once.
 * @param check finds what is wrong with a back
 * @returns undefined if the signal stopped it
 */
export async function checkBacks(
  { faces, checked }: Pick<Editor, 'faces' | 'checked'>,
  deck: DeckDocument,
  { renderer, language, signal }: { renderer: BrowserRenderer; language: string; signal: AbortSignal },
  check: (input: FaceInput, placed: PlacedCard) => Promise<readonly Finding[]>,
): Promise<CheckedBacks | undefined> {
  const backs = faces.placed(deck).map((placed) => ({ placed, input: faces.input(deck, placed, 'back', language) }));
  const ofCards = new Map<string, readonly Finding[]>();
  const shared: Finding[] = [];
  for (const [first, ...others] of groupBy(backs, ({ input }) => renderer.scenes.key(input)).values()) {
    if (first === undefined) continue;
    const { placed, input } = first;
    const known = checked.get(input);
    if (known === undefined) {
      await whenIdle();
      if (signal.aborted) return undefined;
    }
    const findings = known ?? onTheBack(await check(input, placed));
    checked.set(input, findings);
    if (findings.length === 0) continue;
    if (others.length > 0) shared.push(...findings.map(withoutCard));
    else ofCards.set(placed.card.id, findings);
  }
  return { ofCards, shared };
}

/** What is wrong with a back, once each: many show a text at both ends. */
function onTheBack(findings: readonly Finding[]): readonly Finding[] {
  const named = findings.map((finding) => ({ ...finding, message: `On the back: ${finding.message}` }));
  return [...groupBy(named, ({ code, message }) => `${code} ${message}`).values()].flatMap(([first]) => first ?? []);
}

function withoutCard({ card: _card, ...finding }: Finding): Finding {
  return finding;
}
