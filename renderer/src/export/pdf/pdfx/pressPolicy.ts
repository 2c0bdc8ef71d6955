import { PressColors } from '../../../press/PressColors.js';
import type { PdfColorPolicy } from '../direct/PdfColorPolicy.js';
import { rgbPolicy } from '../direct/rgbPolicy.js';
import { endAsPdfX } from './endAsPdfX.js';
import { InkPolicy } from './InkPolicy.js';
import type { PressPlan } from './PressPlan.js';
import { screenProfile } from './pressProfiles.js';
import { STANDARDS } from './standards.js';

/** A policy for one file, and how to release it. */
export interface PressPolicy {
  readonly policy: PdfColorPolicy;
  free(): void;
}

/** How a file for a press gets its colours. @throws CardwrightError `profile.unreadable` */
export async function pressPolicy(plan: PressPlan, title: string): Promise<PressPolicy> {
  if (STANDARDS[plan.standard].allowsRgb) return { policy: screenColors(plan, title), free: () => undefined };
  const press = await PressColors.create({ ...plan, profile: plan.profile.bytes });
  return { policy: new InkPolicy(plan, press, title), free: () => press.free() };
}

/** The colours of the screen, defined by its profile; the print shop converts them. */
function screenColors(plan: PressPlan, title: string): PdfColorPolicy {
  return {
    ...rgbPolicy,
    version: STANDARDS[plan.standard].pdf,
    rgbProfile: screenProfile(),
    hasPlates: true,
    finish: (end) => endAsPdfX(end, plan, title),
  };
}
