import type { Editor } from '../../../../deck/editor/createEditor.js';

/** Opens a category in the tree, or closes it. */
export function toggleCategory({ session }: Editor, categoryId: string): void {
  const closedIds = new Set(session.getState().closedIds);
  if (!closedIds.delete(categoryId)) closedIds.add(categoryId);
  session.setState({ closedIds });
}
