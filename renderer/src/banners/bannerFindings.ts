import type { Scene } from '../displayList.js';
import { encloses, FACE_WIDTH, overlap, type Rect } from '../geometry.js';
import type { BannerSize } from './bannerSize.js';

/** Half a pixel of rounding does not count. */
const ROUNDING = 0.5;

/** What somebody should know about a banner before they publish it. */
export interface BannerFinding {
  readonly code: 'no-room' | 'cut' | 'covered' | 'broken-picture';
  /** 'the title' */
  readonly subject: string;
  /** 'square crop in chats' */
  readonly by?: string;
}

const SUBJECTS: Readonly<Record<string, string>> = {
  title: 'the title',
  line: 'the line',
  'call-to-action': 'the button',
  qr: 'the QR code',
};

/** Words without room, words that a platform cuts or covers, and pictures that cannot be shown. */
export function bannerFindings(
  scene: Scene,
  { width, guides: { covered, crop } }: BannerSize,
): readonly BannerFinding[] {
  const perUnit = width / FACE_WIDTH;
  const findings: BannerFinding[] = scene.issues.flatMap(({ code, itemId }): BannerFinding[] => {
    const subject = SUBJECTS[itemId];
    if (code.startsWith('text.overflow') && subject !== undefined) return [{ code: 'no-room', subject }];
    return code === 'image.broken' ? [{ code: 'broken-picture', subject: 'a card' }] : [];
  });
  for (const { id, rect, text } of scene.items) {
    const subject = SUBJECTS[id];
    if (subject === undefined) continue;
    const at = inPixels(text?.bounds ?? rect, perUnit);
    if (crop !== null && !encloses(crop, at, ROUNDING)) findings.push({ code: 'cut', subject, by: crop.label });
    for (const cover of covered) if (overlap(cover, at)) findings.push({ code: 'covered', subject, by: cover.label });
  }
  return findings.filter((one, index) => findings.findIndex((other) => isSame(one, other)) === index);
}

function isSame(one: BannerFinding, other: BannerFinding): boolean {
  return one.code === other.code && one.subject === other.subject && one.by === other.by;
}

function inPixels({ x, y, width, height }: Rect, perUnit: number): Rect {
  return { x: x * perUnit, y: y * perUnit, width: width * perUnit, height: height * perUnit };
}
