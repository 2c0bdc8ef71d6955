import type { Scene } from '../../displayList.js';
import { toBase64 } from './base64.js';
import { escapeXml, number } from './markup.js';
import { sceneToSvg } from './sceneToSvg.js';

export interface StandaloneSvgOptions {
  /** TrueType or WOFF2 bytes of every face in `scene.faces`, whole or subset. */
  readonly fontBytes: (face: string) => Uint8Array;
  /** Bytes of every source in `scene.images`. */
  readonly imageBytes: (src: string) => { readonly bytes: Uint8Array; readonly mime: string };
  /** Trim width of the printed card. */
  readonly widthMm: number;
  /** Shown around the trim; at most the scene's bleed. Default 0. */
  readonly bleedMm?: number;
  /** Accessible title. */
  readonly title?: string;
}

/** A face as a self-contained SVG file with embedded fonts and pictures, sized in millimetres. */
export function standaloneSvg(
  scene: Scene,
  { fontBytes, imageBytes, widthMm, bleedMm = 0, title }: StandaloneSvgOptions,
): string {
  const unitsPerMm = scene.width / widthMm;
  const bleed = bleedMm * unitsPerMm;
  const crop = { x: -bleed, y: -bleed, width: scene.width + 2 * bleed, height: scene.height + 2 * bleed };
  const images = new Map(
    scene.images.map((src) => {
      const { bytes, mime } = imageBytes(src);
      return [src, `data:${mime};base64,${toBase64(bytes)}`];
    }),
  );
  const rules = scene.faces.map((face) => fontRule(face, fontBytes(face))).join('');
  const heading = title ? `<title>${escapeXml(title)}</title>` : '';
  return sceneToSvg(scene, {
    crop,
    width: `${number(crop.width / unitsPerMm)}mm`,
    height: `${number(crop.height / unitsPerMm)}mm`,
    imageHref: (src) => images.get(src) ?? src,
    head: `${heading}${rules && `<style>${rules}</style>`}`,
  });
}

function fontRule(face: string, bytes: Uint8Array): string {
  const woff2 = bytes[0] === 0x77 && bytes[3] === 0x32;
  const [mime, format] = woff2 ? ['font/woff2', 'woff2'] : ['font/ttf', 'truetype'];
  const name = face.replace(/[^\w-]/g, '');
  return `@font-face{font-family:'${name}';src:url(data:${mime};base64,${toBase64(bytes)}) format('${format}')}`;
}
