import { WORKSPACES } from './cruiseCode.mjs';
import { reachableFrom } from './findCycles.mjs';
import { workspaceOf } from './roomsOf.mjs';

/** The diagram of imports between workspaces. */
export function drawWorkspaces(modules) {
  const arrows = new Set();
  for (const { source, imports } of modules)
    for (const target of imports)
      if (workspaceOf(target) !== workspaceOf(source))
        arrows.add(`  ${workspaceOf(source)} --> ${workspaceOf(target)}`);
  return fence([...WORKSPACES.map((name) => `  ${name}`), ...[...arrows].toSorted()]);
}

/** A diagram for each workspace with several rooms. Arrows that follow from others are left out. */
export function drawRooms(rooms) {
  return WORKSPACES.map((workspace) => [...rooms.values()].filter((room) => room.workspace === workspace))
    .filter((members) => members.length > 2)
    .map((members) => `### ${members[0].workspace}\n\n${fence(draw(members, rooms))}`)
    .join('\n\n');
}

function draw(members, rooms) {
  const nodes = members.map((room) => `  ${key(room.id)}["${room.name}"]`);
  const arrows = members.flatMap((room) => directArrows(room, rooms).map((to) => `  ${key(room.id)} --> ${key(to)}`));
  return [...nodes, ...arrows.toSorted()];
}

/** The imported rooms that no other imported room imports. */
function directArrows(room, rooms) {
  const targets = [...room.imports.keys()];
  return targets.filter(
    (target) => !targets.some((other) => other !== target && reachableFrom(other, rooms).has(target)),
  );
}

/** Mermaid reserves some words, such as `end`. */
function key(id) {
  return id.replaceAll(/\W/g, '_');
}

function fence(lines) {
  return ['```mermaid', 'flowchart TD', ...lines, '```'].join('\n');
}
