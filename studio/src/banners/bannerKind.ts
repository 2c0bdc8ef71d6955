import isEqual from 'fast-deep-equal';
import { mergeThings } from '../editing/conflicts/mergeThings.js';
import type { DocumentKind } from '../editing/DocumentKind.js';
import type { Change } from '../editing/types.js';
import type { BannerDocument } from './types.js';

const WORDS: Readonly<Record<string, string>> = {
  deck_id: 'deck',
  json_config: 'template',
  qr: 'QR code',
  target: 'link',
  formats: 'sizes to export',
  places: 'places of parts',
  call_to_action: 'call to action',
};

/** The banner as a document of the editing core. */
export const bannerKind: DocumentKind<BannerDocument> = {
  noun: 'banner',
  texts: {
    unsaved: 'You have unsaved banner changes',
    saved: 'Banner saved',
    saveFailed: 'Error saving banner',
  },
  isSame: isEqual,
  // A banner shows pictures of its deck, which stay the deck's.
  showsImage: () => true,
  merge(base, mine, theirs, takesTheirs) {
    const rules = { isServers: (): boolean => false, takesTheirs };
    const { merged, conflicts } = mergeThings(base, mine, theirs, rules);
    return { merged: merged as BannerDocument, conflicts };
  },
  describeChanges(before, after) {
    const details = [...differing(before, after, ['id', 'design']), ...differing(before.design, after.design, [])];
    return details.length === 0
      ? []
      : [{ id: after.id, what: after.name, details: details.join(', ') } satisfies Change];
  },
  nameOfPlace: (path) =>
    path
      .filter((part) => part !== 'design')
      .map(wordsOf)
      .join(', '),
};

function differing(before: object, after: object, skipped: readonly string[]): readonly string[] {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([key, value]) => !skipped.includes(key) && !isEqual(old.get(key), value))
    .map(([key]) => wordsOf(key));
}

function wordsOf(key: string): string {
  return WORDS[key] ?? key;
}
