/**
 * @typedef {object} Room A folder of a workspace's `src`, or files beside the folders.
 * @property {string} id `renderer/layout`
 * @property {string} workspace
 * @property {string} name
 * @property {Map<string, string>} imports id of another room of the same workspace → an example import, as `file → file`
 */

/**
 * The rooms of all workspaces. Files beside the folders that import no folder form one room, the foundation; those that no
 * folder imports form another, the entry points; each of the others is a room of its own.
 * @returns {Map<string, Room>}
 */
export function roomsOf(modules) {
  const byFile = groupFiles(modules);
  const rooms = new Map();
  for (const { source, imports } of modules) {
    const room = enter(rooms, byFile.get(source));
    for (const target of imports) {
      const other = byFile.get(target);
      if (other === undefined || other === room.id || workspaceOf(other) !== room.workspace) continue;
      if (!room.imports.has(other)) room.imports.set(other, `${source} → ${target}`);
    }
  }
  return new Map([...rooms].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

export function workspaceOf(path) {
  return path.slice(0, path.indexOf('/'));
}

function enter(rooms, id) {
  const known = rooms.get(id);
  if (known !== undefined) return known;
  const workspace = workspaceOf(id);
  const room = { id, workspace, name: id.slice(workspace.length + 1), imports: new Map() };
  rooms.set(id, room);
  return room;
}

/** File → id of its room. */
function groupFiles(modules) {
  const byFile = new Map(modules.map(({ source }) => [source, roomOfPath(source)]));
  const loose = [...byFile.keys()].filter((source) => source.split('/').length === 3);
  const isLoose = (source) => loose.includes(source);
  const imports = new Map(modules.map((module) => [module.source, module.imports]));
  const importers = new Map();
  for (const { source, imports: targets } of modules)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), source]);
  for (const source of loose) {
    const isInside = (path) => workspaceOf(path) === workspaceOf(source);
    if (reachable(source, imports, isInside).every(isLoose)) byFile.set(source, `${workspaceOf(source)}/foundation`);
    else if (reachable(source, importers, isInside).every(isLoose))
      byFile.set(source, `${workspaceOf(source)}/entry points`);
  }
  return byFile;
}

/** `renderer/src/layout/flex/x.ts` → `renderer/layout`; `server/src/config.ts` → `server/config` */
function roomOfPath(path) {
  const [workspace, , first] = path.split('/');
  return `${workspace}/${first.replace(/\.tsx?$/, '')}`;
}

function reachable(start, arrows, isInside) {
  const seen = new Set();
  const open = [start];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const target of arrows.get(next) ?? []) {
      if (seen.has(target) || !isInside(target)) continue;
      seen.add(target);
      open.push(target);
    }
  }
  return [...seen];
}
