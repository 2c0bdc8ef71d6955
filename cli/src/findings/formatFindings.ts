import { type Finding, type FindingCard, type Problem, rangesOf } from '@cardwright/renderer';
import { formatProblem } from '../output.js';

interface Group {
  readonly heading: string;
  readonly order: number;
  readonly findings: Finding[];
}

/** Formats findings for people, grouped by card, the deck's own first. */
export function formatFindings(findings: readonly Finding[], problems: readonly Problem[]): string {
  const blocks =
    problems.length === 0
      ? []
      : [['In the files', ...problems.map((problem) => indent(formatProblem(problem)))].join('\n')];
  const groups = new Map<string, Group>();
  for (const finding of findings) {
    const cards = finding.cards ?? [];
    const heading = headingOf(cards);
    const group = groups.get(heading) ?? { heading, order: orderOf(cards), findings: [] };
    group.findings.push(finding);
    groups.set(heading, group);
  }
  const sorted = [...groups.values()].sort((one, other) => one.order - other.order);
  return [...blocks, ...sorted.map(formatGroup)].join('\n\n');
}

function formatGroup({ heading, findings }: Group): string {
  const rows = findings.map(({ severity, side, language, itemId, code, message, fix }) => ({
    severity,
    face: [side, language].filter((part) => part !== undefined).join(' '),
    item: itemId ?? '',
    text: `${message}  [${code}]`,
    fix,
  }));
  const width = (key: 'severity' | 'face' | 'item'): number => Math.max(...rows.map((row) => row[key].length));
  const [severity, face, item] = [width('severity'), width('face'), width('item')];
  const before = ' '.repeat(2 + severity + 2 + (face === 0 ? 0 : face + 2) + (item === 0 ? 0 : item + 2));
  const lines = rows.map((row) => {
    const head = [
      row.severity.padEnd(severity),
      ...(face === 0 ? [] : [row.face.padEnd(face)]),
      ...(item === 0 ? [] : [row.item.padEnd(item)]),
    ];
    return `  ${[...head, row.text].join('  ')}\n${before}→ ${row.fix}`;
  });
  return [heading, ...lines].join('\n');
}

function headingOf(cards: readonly FindingCard[]): string {
  const [first, ...others] = cards;
  if (first === undefined) return 'Deck';
  if (others.length === 0) return `Card ${first.number ?? '?'}${first.title === '' ? '' : ` “${first.title}”`}`;
  return `${cards.length} cards: ${rangesOf(cards.flatMap(({ number }) => (number === undefined ? [] : [number])))}`;
}

/** Groups of cards come before single cards, which are in deck order. */
function orderOf(cards: readonly FindingCard[]): number {
  if (cards.length === 0) return -2;
  return cards.length > 1 ? -1 : (cards[0]?.number ?? 0);
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '  ');
}
