import type { Scene } from '../../displayList.js';
import type { Finding } from '../../preflight/index.js';

/** A face with one of these issues is omitted unless allowed. */
const WITHHELD: readonly string[] = ['image.broken', 'svg.broken', 'icon.unknown'];

/** Whether the face lacks a picture or an icon. */
export function isBroken(scene: Scene): boolean {
  return scene.issues.some(({ code }) => WITHHELD.includes(code));
}

/** Whether a finding is about content that cannot be shown. */
export function isMissingContent({ code }: Finding): boolean {
  return code === 'text.missing_glyph' || WITHHELD.includes(code);
}
