import type { ListedDeck } from '../../../api/decks.js';
import { toast } from '../../../toasts/toast.js';

export type LinkKind = 'share' | 'play';

const PATHS: Readonly<Record<LinkKind, string>> = { share: '/explore/decks/', play: '/play/random/' };

/** Copies a link to a public deck. */
export async function copyLink(deck: ListedDeck, kind: LinkKind): Promise<void> {
  const link = `${window.location.origin}${PATHS[kind]}${deck.id}`;
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: kind === 'share' ? 'Share link copied' : 'Play link copied', message: link });
  } catch {
    // Pages over plain HTTP have no clipboard, and people may deny access.
    toast({
      title: 'This browser does not allow access to the clipboard',
      message: `Copy it here: ${link}`,
      duration: 0,
    });
  }
}
