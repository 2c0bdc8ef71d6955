import { counted } from '../counted.js';
import { SEVERITIES } from '../errors.js';
import type { DeckEdit, DeckFix } from './fixes/deckFix.js';
import { groupBy } from '../groupBy.js';
import type { Finding, FindingCard } from './types.js';

/**
 * Merges the findings of many faces into a list for people. Findings with the same code, part, side and message become
 * one with all their cards; one that applies to every language names none. Errors come first, and then the order of
 * first occurrence applies.
 */
export function mergeFindings(findings: readonly Finding[]): readonly Finding[] {
  const groups = groupBy(findings, findingKey);
  const merged = [...groups.values()].map(mergeGroup);
  return SEVERITIES.flatMap((severity) => merged.filter((finding) => finding.severity === severity));
}

/** Equal for findings that are merged into one. */
export function findingKey({ code, itemId, side, message }: Finding): string {
  return JSON.stringify([code, itemId, side, message]);
}

function mergeGroup(group: readonly Finding[]): Finding {
  const [first] = group;
  if (first === undefined) throw new RangeError('A group of findings must not be empty.');
  const { language, card: _, quickFix: _own, ...rest } = first;
  const isOneLanguage = group.every((finding) => finding.language === language);
  const cards = distinctCards(group);
  const quickFix = mergedFix(group);
  return {
    ...rest,
    ...(first.code === 'card.field_unshown' && cards.length > 1 && { message: withCount(first.message, cards.length) }),
    ...(isOneLanguage && language !== undefined && { language }),
    ...(cards[0] !== undefined && { card: cards[0], cards }),
    ...(quickFix && { quickFix }),
  };
}

/** One fix for all of them; undefined if one of them has none, or if two would write different values. */
function mergedFix(group: readonly Finding[]): DeckFix | undefined {
  const edits = new Map<string, DeckEdit>();
  for (const { quickFix } of group)
    for (const edit of quickFix?.edits ?? []) {
      const key = edit.path.join(' ');
      const known = edits.get(key);
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(edit)) return undefined;
      edits.set(key, edit);
    }
  const [first] = group;
  const isWhole = group.every(({ quickFix }) => quickFix !== undefined);
  return isWhole && first?.quickFix ? { ...first.quickFix, edits: [...edits.values()] } : undefined;
}

/** `Title is not shown by this design: 8 cards.` A single card is named beside the message. */
function withCount(message: string, cards: number): string {
  return `${message.replace(/\.$/, '')}: ${counted(cards, 'card')}.`;
}

/** By position in the deck if known: a card has one title per language, but only one position. */
function distinctCards(group: readonly Finding[]): readonly FindingCard[] {
  const cards = new Map<string, FindingCard>();
  for (const { card } of group) {
    if (card === undefined) continue;
    const key = card.number === undefined ? `${card.id ?? ''} ${card.title}` : String(card.number);
    if (!cards.has(key)) cards.set(key, card);
  }
  return [...cards.values()];
}
