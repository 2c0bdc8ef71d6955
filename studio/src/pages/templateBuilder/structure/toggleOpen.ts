import type { Builder } from '../../../template/builder/createBuilder.js';

/** Collapses a row of the structure, or expands it. */
export function toggleOpen({ session }: Builder, id: string): void {
  session.setState(({ closedIds }) => {
    const next = new Set(closedIds);
    if (!next.delete(id)) next.add(id);
    return { closedIds: next };
  });
}
