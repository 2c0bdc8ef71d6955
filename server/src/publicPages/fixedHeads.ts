import type { PageHead } from './PageHead.js';

export const NAME = 'Cardwright';

/** Pages that say the same to everybody. */
export const FIXED: Readonly<Record<string, Pick<PageHead, 'title' | 'description'>>> = {
  '/': {
    title: 'AI Card Game Maker - Design, Export, Play',
    description: 'Design card games, export print-quality files, and share and play your decks.',
  },
  '/explore': {
    title: `Explore · ${NAME}`,
    description: 'Decks worth opening: play them here, print them at home, or copy one and make it yours.',
  },
  '/about': {
    title: `About · ${NAME}`,
    description: 'Who makes card games with Cardwright, what it does for them, and what it does not do.',
  },
  '/updates': {
    title: `Updates · ${NAME}`,
    description: 'What we made, mended and took away. Newest first.',
  },
  '/waitlist': {
    title: `Waitlist · ${NAME}`,
    description: 'We open seats a few at a time. Leave an address, and see your place in line.',
  },
};

/** While nothing can be read of a page. Its status asks search engines to come again, so they may find out what it is. */
export const UNREAD: PageHead = {
  title: `Not available now · ${NAME}`,
  description: 'This page cannot be read at the moment. Try again in a minute.',
};

/** A live table. Its code is all that it takes to join, so nothing is said about what is played there. */
export const TABLE: PageHead = {
  title: `A table to play at · ${NAME}`,
  description: 'Sit down and play, each with a hand that only you see. You need no account.',
  isUnlisted: true,
};

/** The same for what does not exist and what is not public. */
export const GONE: PageHead = {
  status: 404,
  title: `Not found · ${NAME}`,
  description: "We couldn't find what you were looking for.",
  isUnlisted: true,
};
