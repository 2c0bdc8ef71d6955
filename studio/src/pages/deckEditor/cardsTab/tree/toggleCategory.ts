import type { Editor } from '../../../../deck/editor/createEditor.js';

/** Expands or collapses a category in the tree. */
export function toggleCategory({ session }: Editor, categoryId: string): void {
  const closedIds = new Set(session.getState().closedIds);
  if (!closedIds.delete(categoryId)) closedIds.add(categoryId);
  session.setState({ closedIds });
}
