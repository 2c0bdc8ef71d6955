import { findingKey, mergeFindings, type Finding, type FindingCode } from '@cardwright/renderer';

/** What the design causes: one change of the template or the colour scheme mends it on every card. */
const OF_DESIGN: ReadonlySet<FindingCode> = new Set<FindingCode>(['contrast.unreadable']);

export interface SortedFindings {
  /** What the design does to several cards, once each. */
  readonly ofDesign: readonly Finding[];
  /** What else is wrong, by card. */
  readonly ofCards: ReadonlyMap<string, readonly Finding[]>;
}

/** Tells what is wrong with the design from what is wrong with single cards. */
export function sortFindings(findings: ReadonlyMap<string, readonly Finding[]>): SortedFindings {
  const caused = [...findings.values()].flat().filter(({ code }) => OF_DESIGN.has(code));
  const ofDesign = mergeFindings(caused).filter(({ cards = [] }) => cards.length > 1);
  const known = new Set(ofDesign.map(findingKey));
  const ofCards = [...findings].flatMap(([card, all]): [string, readonly Finding[]][] => {
    const rest = all.filter((finding) => !known.has(findingKey(finding)));
    return rest.length === 0 ? [] : [[card, rest]];
  });
  return { ofDesign, ofCards: new Map(ofCards) };
}
