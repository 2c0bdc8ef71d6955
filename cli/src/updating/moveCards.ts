import { isNode, isSeq, parseDocument, type YAMLSeq } from 'yaml';
import { pathInFiles } from '../checking/deckFiles.js';
import { applyRanges, type RangeEdit } from '../checking/fixing/rangeEdits.js';
import { blockEntries } from './blockEntries.js';
import type { ListText } from './ListText.js';
import type { Place } from './withoutMoves.js';

/**
 * The text of a YAML or JSON deck file whose cards have moved, each with its own text and comments.
 * @param moves where the cards of each category are in the text
 * @returns undefined if the text does not allow it
 */
export function moveCards(text: string, moves: readonly (readonly Place[])[]): string | undefined {
  const document = parseDocument(text);
  const file: unknown = document.toJS();
  const lists = moves.map((_, home) => document.getIn(pathInFiles(file, ['categories', home, 'cards']), true));
  if (!lists.every((list) => isSeq(list))) return undefined;
  const filled = lists.find(({ items }) => items.length > 0);
  if (filled === undefined) return undefined;
  const read = filled.flow === true ? flowEntries : blockEntries;
  const texts = lists.map((list) => read(list, text, filled));
  if (!texts.every((list) => list !== undefined)) return undefined;
  const edits = moves.flatMap((places, home): readonly RangeEdit[] => {
    const { from, to, entries, write } = texts[home] ?? NONE;
    const isSame =
      places.length === entries.length && places.every(([list, at], index) => list === home && at === index);
    return isSame ? [] : [{ from, to, text: write(places.flatMap(([list, at]) => texts[list]?.entries[at] ?? [])) }];
  });
  return applyRanges(text, edits);
}

const NONE: ListText = { from: 0, to: 0, entries: [], write: () => '' };

/** Entries between brackets. @param like a list with entries, whose spaces an empty one takes */
function flowEntries(list: YAMLSeq, text: string, like: YAMLSeq): ListText | undefined {
  const [model, own] = [like, list].map((each) => spansOf(each, text));
  if (model === undefined || own === undefined || list.flow !== true) return undefined;
  const { before, between, after } = own.ranges.length > 0 ? own : model;
  const usual = between[0] ?? model.between[0] ?? `,${before === '' ? ' ' : before}`;
  return {
    from: own.from,
    to: own.to,
    entries: own.ranges.map(([from, to]) => text.slice(from, to)),
    write: (entries) =>
      entries.length === 0
        ? ''
        : before +
          entries.map((entry, index) => (index === 0 ? '' : (between[index - 1] ?? usual)) + entry).join('') +
          after,
  };
}

/** The inside of brackets: its entries, and the texts before, between and after them. */
function spansOf({ items, range }: YAMLSeq, text: string) {
  if (!range) return undefined;
  const [from, to] = [range[0] + 1, range[1] - 1];
  const ranges = items.flatMap((item) => (isNode(item) && item.range ? [item.range] : []));
  if (ranges.length !== items.length) return undefined;
  const between = ranges.slice(1).map(([start], index) => text.slice(ranges[index]?.[1] ?? start, start));
  const before = text.slice(from, ranges[0]?.[0] ?? from);
  return { from, to, ranges, before, between, after: text.slice(ranges.at(-1)?.[1] ?? to, to) };
}
