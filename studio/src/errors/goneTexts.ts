import type { Gone } from './PageError.js';

const EXPLORE = { label: 'Explore other decks', to: '/explore' };

/** For links that people share or come back to: what they led to may have been there. */
export const GONE = {
  deck: { why: 'Its maker may have deleted the deck, or may no longer share it.', next: EXPLORE },
  card: { why: 'The card or its deck may have been deleted, or may no longer be shared.', next: EXPLORE },
  table: {
    why: 'The table may be closed, or part of its code may be missing. Ask whoever invited you for the link.',
    next: EXPLORE,
  },
  ownDeck: {
    why: 'The deck may be in your bin, or it may belong to another account.',
    next: { label: 'Open your bin', to: '/create/decks?view=bin' },
  },
  ownTemplate: {
    why: 'The template may have been deleted, or it may belong to another account.',
    next: { label: 'See your templates', to: '/create/templates' },
  },
  ownBanner: {
    why: 'The banner may have been deleted, or it may belong to another account.',
    next: { label: 'See your banners', to: '/create/social-banners' },
  },
  update: {
    why: 'The entry may have been withdrawn, or part of the link may be missing.',
    next: { label: 'See all updates', to: '/updates' },
  },
} satisfies Record<string, Gone>;
