import type { PdfStandard } from '../../../press/choices.js';
import type { OutputProfile } from '../../../press/outputProfile.js';
import type { PressSettings } from '../../../press/PressColors.js';

/** How a PDF is made for a press. For `x4-rgb`, only the profile matters. */
export interface PressPlan extends Omit<PressSettings, 'profile'> {
  readonly standard: PdfStandard;
  readonly profile: OutputProfile;
}
