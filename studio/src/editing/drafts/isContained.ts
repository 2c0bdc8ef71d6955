import type { DocumentKind } from '../DocumentKind.js';
import type { Identified } from '../types.js';
import type { Draft } from './draftStorage.js';

/** Whether a document already has everything that a draft changed, so that there is nothing to restore. */
export function isContained<Document extends Identified>(
  kind: Pick<DocumentKind<Document>, 'isSame' | 'merge'>,
  { base, document, unread }: Pick<Draft<Document>, 'base' | 'document' | 'unread'>,
  opened: Document,
): boolean {
  if (unread !== undefined) return false;
  if (kind.isSame(document, opened)) return true;
  const { merged, conflicts } = kind.merge(base, document, opened);
  return conflicts.length === 0 && kind.isSame(merged, opened);
}
