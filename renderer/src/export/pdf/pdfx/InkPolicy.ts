import { BoundedCache } from '../../../fonts/boundedCache.js';
import type { GradientStop, HexColor, Scene, SceneNode } from '../../../displayList.js';
import { decimal } from '../../../painters/decimal.js';
import { type ComponentStop, followColors, type PaintUse, type PdfInk } from '../../../painters/pdf/index.js';
import type { Inks } from '../../../press/inks.js';
import type { PressColors } from '../../../press/PressColors.js';
import type { PictureSource } from '../../browser/assets.js';
import type { PdfColorPolicy, PdfEnd, PdfPicture } from '../direct/PdfColorPolicy.js';
import { PathCache } from '../../../preflight/PathCache.js';
import { endAsPdfX } from './endAsPdfX.js';
import { inkPicture, pictureOfInks } from './inkPicture.js';
import { findKnockouts } from './overprinting/findKnockouts.js';
import type { PictureInk } from './overprinting/PictureInk.js';
import type { PressPlan } from './PressPlan.js';
import { STANDARDS } from './standards.js';

/** Bytes: the ink of about 150 flattened faces. Text knocks out of a picture that a file shows again much later. */
const PICTURE_INK = 16_000_000;

/** Colours and pictures in the inks of a press, and a file that follows PDF/X-4 or PDF/X-1a. */
export class InkPolicy implements PdfColorPolicy {
  readonly space = '/DeviceCMYK';
  readonly version: PdfColorPolicy['version'];
  readonly isOpaque?: true;
  readonly hasPlates = true;
  readonly #pictures = new BoundedCache<PictureInk>(PICTURE_INK, (_, { size }) => size);
  readonly #paths = new PathCache();

  constructor(
    private readonly plan: PressPlan,
    private readonly press: PressColors,
    private readonly title: string,
  ) {
    const { pdf, allowsTransparency } = STANDARDS[plan.standard];
    this.version = pdf;
    if (!allowsTransparency) this.isOpaque = true;
  }

  fill(color: HexColor, use: PaintUse, points?: number): PdfInk {
    const inks = this.press.inksOf(color, use, points);
    return { operators: `${written(inks)} k`, ...(this.press.overprints(inks, use) && { overprints: true }) };
  }

  stroke(color: HexColor, use: PaintUse, points?: number): PdfInk {
    const inks = this.press.inksOf(color, use, points);
    return { operators: `${written(inks)} K`, ...(this.press.overprints(inks, use) && { overprints: true }) };
  }

  stops(stops: readonly GradientStop[]): readonly ComponentStop[] {
    return followColors(stops, (color) => this.press.inksOf(color, 'gradient'));
  }

  async picture(src: string, pictures: PictureSource): Promise<PdfPicture> {
    const inks = await pictures.inkBytes?.(src);
    const { width, height, differences, opacities, ink } =
      inks === undefined
        ? await inkPicture((await pictures.imageBytes(src)).bytes, this.press)
        : await pictureOfInks(inks, this.press);
    this.#pictures.set(src, ink);
    const size = { width, height };
    const mask = opacities && { ...size, space: '/DeviceGray', entries: '/BitsPerComponent 8', data: opacities };
    const entries = `/BitsPerComponent 8/DecodeParms<</Predictor 2/Colors 4/Columns ${width}>>`;
    return { ...size, space: this.space, entries, data: differences, ...(mask && { mask }) };
  }

  knockouts(scene: Scene): ReadonlySet<SceneNode> {
    return findKnockouts(scene, this.press, this.#pictures, this.#paths);
  }

  finish(end: PdfEnd): void {
    endAsPdfX(end, this.plan, this.title);
  }
}

const written = (inks: Inks): string => inks.map(decimal).join(' ');
