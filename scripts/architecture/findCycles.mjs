/**
 * Groups of rooms that import each other, directly or through others.
 * @param {Map<string, import('./roomsOf.mjs').Room>} rooms
 * @returns {string[][]} the arrows of each group, with one import as an example of each
 */
export function findCycles(rooms) {
  const reach = new Map([...rooms.keys()].map((id) => [id, reachableFrom(id, rooms)]));
  const seen = new Set();
  const groups = [];
  for (const id of rooms.keys()) {
    if (seen.has(id) || !reach.get(id).has(id)) continue;
    const group = [...rooms.keys()].filter((other) => reach.get(id).has(other) && reach.get(other).has(id));
    for (const member of group) seen.add(member);
    groups.push(
      group.flatMap((from) =>
        [...rooms.get(from).imports]
          .filter(([to]) => group.includes(to))
          .map(([to, example]) => `${from} → ${to}: ${example}`),
      ),
    );
  }
  return groups;
}

/** Ids of all rooms that a room imports, directly or through others. */
export function reachableFrom(id, rooms) {
  const seen = new Set();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const target of rooms.get(next).imports.keys()) {
      if (seen.has(target)) continue;
      seen.add(target);
      open.push(target);
    }
  }
  return seen;
}
