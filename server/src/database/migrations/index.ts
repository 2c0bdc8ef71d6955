import type { Migration } from '../Migration.js';
import * as core from './0001_core.js';
import * as auth from './0002_auth.js';
import * as storage from './0003_storage.js';
import * as jobs from './0004_jobs.js';
import * as content from './0005_content.js';
import * as mail from './0006_mail.js';
import * as seeds from './0007_seeds.js';
import * as maintenance from './0008_maintenance.js';
import * as illustrationAlt from './0009_illustrationAlt.js';
import * as contestedSignUps from './0010_contestedSignUps.js';
import * as validIds from './0011_validIds.js';
import * as searchHeadings from './0012_searchHeadings.js';
import * as rateLimits from './0013_rateLimits.js';
import * as authFactors from './0014_authFactors.js';
import * as askedAddresses from './0015_askedAddresses.js';
import * as categoryColors from './0016_categoryColors.js';
import * as deckHistory from './0017_deckHistory.js';
import * as deckReports from './0022_deckReports.js';
import * as privatePictures from './0024_privatePictures.js';
import * as ownFonts from './0025_ownFonts.js';
import * as ownParts from './0026_ownParts.js';
import * as liveTables from './0027_liveTables.js';
import * as cardHistory from './0028_cardHistory.js';
import * as deckVisits from './0029_deckVisits.js';
import * as adminActions from './0030_adminActions.js';
import * as suspensions from './0031_suspensions.js';
import * as dailyFigures from './0032_dailyFigures.js';
import * as bannerDesigns from './0033_bannerDesigns.js';
import * as pausedIssues from './0034_pausedIssues.js';
import * as checkout from './0035_checkout.js';
import * as testGateway from './0036_testGateway.js';
import * as issueResults from './0037_issueResults.js';
import * as enabledPresets from './0038_enabledPresets.js';
import * as roles from './0039_roles.js';
import * as downloads from './0040_downloads.js';
import * as templateVersions from './0042_templateVersions.js';
import * as serverErrors from './0043_serverErrors.js';
import * as cardDownloads from './0046_cardDownloads.js';
import * as ownPrintFiles from './0053_ownPrintFiles.js';
import * as versionPictures from './0054_versionPictures.js';
import * as pictureFocus from './0055_pictureFocus.js';
import * as productVersions from './0056_productVersions.js';
import * as issueVersions from './0057_issueVersions.js';
import * as deckSize from './0058_deckSize.js';
import * as artSeeds from './0059_artSeeds.js';

/** In order. Never change a released migration; add another one. */
export const MIGRATIONS: readonly Migration[] = [
  { name: '0001_core', ...core },
  { name: '0002_auth', ...auth },
  { name: '0003_storage', ...storage },
  { name: '0004_jobs', ...jobs },
  { name: '0005_content', ...content },
  { name: '0006_mail', ...mail },
  { name: '0007_seeds', ...seeds },
  { name: '0008_maintenance', ...maintenance },
  { name: '0009_illustrationAlt', ...illustrationAlt },
  { name: '0010_contestedSignUps', ...contestedSignUps },
  { name: '0011_validIds', ...validIds },
  { name: '0012_searchHeadings', ...searchHeadings },
  { name: '0013_rateLimits', ...rateLimits },
  { name: '0014_authFactors', ...authFactors },
  { name: '0015_askedAddresses', ...askedAddresses },
  { name: '0016_categoryColors', ...categoryColors },
  { name: '0017_deckHistory', ...deckHistory },
  { name: '0022_deckReports', ...deckReports },
  { name: '0024_privatePictures', ...privatePictures },
  { name: '0025_ownFonts', ...ownFonts },
  { name: '0026_ownParts', ...ownParts },
  { name: '0027_liveTables', ...liveTables },
  { name: '0028_cardHistory', ...cardHistory },
  { name: '0029_deckVisits', ...deckVisits },
  { name: '0030_adminActions', ...adminActions },
  { name: '0031_suspensions', ...suspensions },
  { name: '0032_dailyFigures', ...dailyFigures },
  { name: '0033_bannerDesigns', ...bannerDesigns },
  { name: '0034_pausedIssues', ...pausedIssues },
  { name: '0035_checkout', ...checkout },
  { name: '0036_testGateway', ...testGateway },
  { name: '0037_issueResults', ...issueResults },
  { name: '0038_enabledPresets', ...enabledPresets },
  { name: '0039_roles', ...roles },
  { name: '0040_downloads', ...downloads },
  { name: '0042_templateVersions', ...templateVersions },
  { name: '0043_serverErrors', ...serverErrors },
  { name: '0046_cardDownloads', ...cardDownloads },
  { name: '0053_ownPrintFiles', ...ownPrintFiles },
  { name: '0054_versionPictures', ...versionPictures },
  { name: '0055_pictureFocus', ...pictureFocus },
  { name: '0056_productVersions', ...productVersions },
  { name: '0057_issueVersions', ...issueVersions },
  { name: '0058_deckSize', ...deckSize },
  { name: '0059_artSeeds', ...artSeeds },
];
