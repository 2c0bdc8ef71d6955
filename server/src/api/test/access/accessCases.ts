import type { AccessCases } from './AccessCase.js';
import { checkoutCases } from './cases/checkout.js';
import { contentCases } from './cases/content.js';
import { deckCases } from './cases/decks.js';
import { designCases } from './cases/designs.js';
import { exportCases } from './cases/exports.js';
import { liveTableCases } from './cases/liveTables.js';
import { mailingCases } from './cases/mailing.js';
import { ownFontCases } from './cases/ownFonts.js';
import { ownPrintCases } from './cases/ownPrint.js';
import { ownCases } from './cases/members.js';

/** The cases of every route, by route name. */
export const accessCases: AccessCases = {
  ...deckCases,
  ...designCases,
  ...exportCases,
  ...ownCases,
  ...ownFontCases,
  ...ownPrintCases,
  ...contentCases,
  ...checkoutCases,
  ...liveTableCases,
  ...mailingCases,
};
