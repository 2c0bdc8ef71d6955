import { getIn } from '../checking/fixing/jsonEdits.js';
import { pathInFiles } from '../checking/deckFiles.js';
import { statePositions } from './editCards.js';
import type { Place } from './withoutMoves.js';
import type { YamlUpdate } from './YamlUpdate.js';

/**
 * Translates moves of cards into places in the file's text. Cards that state their positions may stand in any order:
 * they stay where they are in their list, and others come behind them.
 *
 * @param file the value of the text before the update
 *
 * @param update the update without the moves
 */
export function placesInText(
  file: unknown,
  { before, origins }: YamlUpdate,
  moves: readonly (readonly Place[])[],
): readonly (readonly Place[])[] {
  let first = 0;
  const indexes = origins.map((kept, home) => {
    const inFile = kept.flatMap((card) =>
      card === undefined ? [] : [Number(pathInFiles(file, ['categories', home, 'cards', card - first])[3])],
    );
    first += before.categories[home]?.cards.length ?? 0;
    const order = new Map(inFile.toSorted((one, other) => one - other).map((index, at) => [index, at]));
    return inFile.map((index) => order.get(index));
  });
  return moves.map((places, home) => {
    const inText = places.map(([list, at]): Place => [list, indexes[list]?.[at] ?? at]);
    if (!statePositions(getIn(file, [...pathInFiles(file, ['categories', home]), 'cards']))) return inText;
    const isOwn = ([list]: Place): boolean => list === home;
    return [
      ...inText.filter(isOwn).toSorted(([, one], [, other]) => one - other),
      ...inText.filter((place) => !isOwn(place)),
    ];
  });
}
