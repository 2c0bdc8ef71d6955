import type { Route } from '../api/defineRoute.js';
import { aiRoutes } from './ai/routes.js';
import { cardGameSimulatorRoutes } from './card-game-simulator/routes.js';
import { cardPictureRoutes } from './card-pictures/routes.js';
import { colorSchemeRoutes } from './color-schemes/routes.js';
import { deckRoutes } from './decks/routes.js';
import { imageRoutes } from './image/routes.js';
import { cardPageRoutes } from './card-pages/routes.js';
import { deckVisitRoutes } from './deck-visits/routes.js';
import { deckReportRoutes } from './deck-reports/routes.js';
import { downloadRoutes } from './downloads/routes.js';
import { exportRoutes } from './exports/routes.js';
import { liveTableRoutes } from './live-tables/routes.js';
import { memberRoutes } from './members/routes.js';
import { templateRoutes } from './templates/routes.js';
import { uploadRoutes } from './uploads/routes.js';
import { worldRoutes } from './worlds/routes.js';
import { adminActionRoutes } from './admin/actionRoutes.js';
import { errorRoutes } from './admin/errorRoutes.js';
import { jobRoutes } from './admin/jobRoutes.js';
import { moderationRoutes } from './admin/moderationRoutes.js';
import { overviewRoutes } from './admin/overviewRoutes.js';
import { roleRoutes } from './admin/roleRoutes.js';
import { adminRoutes } from './admin/routes.js';
import { bannerRoutes } from './banners/routes.js';
import { checkoutRoutes } from './checkout/routes.js';
import { ownFontRoutes } from './own-fonts/routes.js';
import { ownPartRoutes } from './own-parts/routes.js';
import { ownPresetRoutes } from './own-print/presetRoutes.js';
import { ownProfileRoutes } from './own-print/profileRoutes.js';
import { newsletterRoutes } from './newsletter/routes.js';
import { updateRoutes } from './updates/routes.js';
import { waitlistRoutes } from './waitlist/routes.js';

/** Every call of the API. Each resource adds its list here. */
export const allRoutes: readonly Route[] = [
  ...deckRoutes,
  ...cardGameSimulatorRoutes,
  ...cardPictureRoutes,
  ...cardPageRoutes,
  ...deckReportRoutes,
  ...liveTableRoutes,
  ...deckVisitRoutes,
  ...templateRoutes,
  ...colorSchemeRoutes,
  ...worldRoutes,
  ...memberRoutes,
  ...imageRoutes,
  ...uploadRoutes,
  ...ownFontRoutes,
  ...ownPartRoutes,
  ...ownPresetRoutes,
  ...ownProfileRoutes,
  ...adminRoutes,
  ...adminActionRoutes,
  ...errorRoutes,
  ...jobRoutes,
  ...moderationRoutes,
  ...overviewRoutes,
  ...roleRoutes,
  ...bannerRoutes,
  ...checkoutRoutes,
  ...newsletterRoutes,
  ...exportRoutes,
  ...downloadRoutes,
  ...updateRoutes,
  ...waitlistRoutes,
  ...aiRoutes,
];
