import type { AccessCases } from './AccessCase.js';
import { contentCases } from './cases/content.js';
import { deckCases } from './cases/decks.js';
import { designCases } from './cases/designs.js';
import { exportCases } from './cases/exports.js';
import { mailingCases } from './cases/mailing.js';
import { ownCases } from './cases/members.js';

/** What the matrix asks of every route, by the route's name. */
export const accessCases: AccessCases = {
  ...deckCases,
  ...designCases,
  ...exportCases,
  ...ownCases,
  ...contentCases,
  ...mailingCases,
};
