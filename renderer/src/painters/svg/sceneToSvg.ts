import type { Rect } from '../../geometry.js';
import type { Scene } from '../../displayList.js';
import { element, number } from './markup.js';
import { SvgDefinitions } from './SvgDefinitions.js';
import { writeNodes } from './writeNode.js';

export interface SvgOptions {
  /** Keeps ids apart where several drawings stand in one document. */
  readonly idPrefix?: string;
  /** Address of an image source; the source itself when absent. */
  readonly imageHref?: (src: string) => string;
  /** CSS family name of a face id; the id itself when absent. */
  readonly fontFamily?: (face: string) => string;
  /** Part of the scene that shows, in units. The trimmed face when absent. */
  readonly crop?: Rect;
  /** CSS lengths of the drawing, e.g. `63mm`; without them it takes the size of the crop in px. */
  readonly width?: string;
  readonly height?: string;
  /** Markup that goes before the drawing, e.g. a `<style>` element with fonts. */
  readonly head?: string;
}

/** Inherited by every run: advances are not hinted, kerning as layout shaped it. */
const TEXT_STYLE = 'font-kerning:normal;text-rendering:geometricPrecision';

/**
 * A face as an `<svg>` element: text stays text (one element a run), pictures are whole `<image>`s under clip paths, so
 * that a PDF passes JPEGs through. Valid as a file of its own and inside HTML.
 */
export function sceneToSvg(scene: Scene, options: SvgOptions = {}): string {
  const crop = options.crop ?? { x: 0, y: 0, width: scene.width, height: scene.height };
  const definitions = new SvgDefinitions(options.idPrefix);
  const content = sceneToMarkup(scene, definitions, options);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: options.width ?? crop.width,
      height: options.height ?? crop.height,
      viewBox: [crop.x, crop.y, crop.width, crop.height].map(number).join(' '),
      // Sides in whole units of print rarely have exactly the crop's proportion.
      preserveAspectRatio: 'none',
      style: TEXT_STYLE,
    },
    `${options.head ?? ''}${definitions.toString()}${content}`,
  );
}

/**
 * The face's nodes alone, for documents of many faces that share definitions; put `definitions.toString()` into the
 * same document and give an enclosing element `style="${TEXT_STYLE}"` as `sceneToSvg` does (see `svgTextStyle`).
 */
export function sceneToMarkup(
  scene: Scene,
  definitions: SvgDefinitions,
  { imageHref = (src) => src, fontFamily = (face) => face }: Pick<SvgOptions, 'imageHref' | 'fontFamily'> = {},
): string {
  return writeNodes({ definitions, imageHref, fontFamily }, scene.nodes);
}

export { TEXT_STYLE as svgTextStyle };
