/**
 * The order of a merged list. If I left the order as it was, theirs counts and what I added follows its neighbour; otherwise
 * mine counts, and what they added does. Entries that neither side lists in this place come last.
 */
export function mergeOrder(
  ids: readonly string[],
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const wanted = new Set(ids);
  const [leading, other] = keepsOrder(base, mine) ? [theirs, mine] : [mine, theirs];
  const order = leading.filter((id) => wanted.has(id));
  other.forEach((id, index) => {
    if (!wanted.has(id) || order.includes(id)) return;
    const before = other.slice(0, index).findLast((each) => order.includes(each));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return [...order, ...ids.filter((id) => !order.includes(id))];
}

/** Whether the entries that both have are in the same order. */
function keepsOrder(base: readonly string[], mine: readonly string[]): boolean {
  const shared = base.filter((id) => mine.includes(id));
  return mine.filter((id) => base.includes(id)).every((id, index) => id === shared[index]);
}
