import type { Rect } from '../../geometry.js';
import type { Scene } from '../../displayList.js';
import { element, number } from './markup.js';
import { SvgDefinitions } from './SvgDefinitions.js';
import { writeNodes } from './writeNode.js';

export interface SvgOptions {
  /** Keeps ids unique when a document has several drawings. */
  readonly idPrefix?: string;
  /** URL of an image source. Default: the source itself. */
  readonly imageHref?: (src: string) => string;
  /** CSS family name of a face id. Default: the id itself. */
  readonly fontFamily?: (face: string) => string;
  /** The visible part of the scene, in units. Default: the trimmed face. */
  readonly crop?: Rect;
  /** CSS lengths of the drawing, e.g. `63mm`. Default: the size of the crop in px. */
  readonly width?: string;
  readonly height?: string;
  /** Markup before the drawing, e.g. a `<style>` element with fonts. */
  readonly head?: string;
}

/** Inherited by every run: unhinted advances, and kerning as in layout. */
const TEXT_STYLE = 'font-kerning:normal;text-rendering:geometricPrecision';

/**
 * A face as an `<svg>` element. Text stays text (one element per run); pictures are whole `<image>`s under clip paths,
 * so that a PDF can pass JPEGs through. Valid as a file and inside HTML.
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
      // Printed sizes rarely have exactly the crop's ratio.
      preserveAspectRatio: 'none',
      style: TEXT_STYLE,
    },
    `${options.head ?? ''}${definitions.toString()}${content}`,
  );
}

/**
 * Only the face's nodes, for documents of many faces that share definitions; put `definitions.toString()` into the
 * same document, and give an enclosing element `style="${TEXT_STYLE}"` as `sceneToSvg` does (see `svgTextStyle`).
 */
export function sceneToMarkup(
  scene: Scene,
  definitions: SvgDefinitions,
  { imageHref = (src) => src, fontFamily = (face) => face }: Pick<SvgOptions, 'imageHref' | 'fontFamily'> = {},
): string {
  return writeNodes({ definitions, imageHref, fontFamily }, scene.nodes);
}

export { TEXT_STYLE as svgTextStyle };
