import { CardwrightError, encodingOf, parseSvg, sanitizeSvg, svgSize, type ParsedSvg } from '@cardwright/renderer';
import { HttpProblem } from '../../errors.js';
import { MAX_PIXELS, MAX_SVG_BYTES } from '../limits.js';
import { tooLarge } from '../tooLarge.js';
import type { IdentifiedPicture } from './PictureDecoder.js';

/**
 * Cleans an SVG and turns it into shapes, as a card would, which bounds what drawing it can cost: the references in a
 * few kilobytes can ask for billions of shapes.
 * @throws HttpProblem `too-large`, `unsupported-type`
 */
export function identifySvg(source: Uint8Array): IdentifiedPicture & { drawing: ParsedSvg } {
  if (source.byteLength > MAX_SVG_BYTES) throw tooLarge();
  try {
    const svg = sanitizeSvg(new TextDecoder(encodingOf(source), { fatal: true }).decode(source));
    const { width, height } = svgSize(svg);
    const size = { width: toPixels(width), height: toPixels(height) };
    const drawing = parseSvg(svg, {
      currentColor: '#000000',
      variables: () => undefined,
      limits: { pixels: MAX_PIXELS },
    });
    return { bytes: Buffer.from(svg), contentType: 'image/svg+xml', ...size, drawing };
  } catch (cause) {
    const reason =
      cause instanceof CardwrightError
        ? cause.message
        : `it is not valid ${encodingOf(source).toUpperCase()}. Save it as UTF-8.`;
    throw new HttpProblem('unsupported-type', `The SVG cannot be used: ${reason}`, { cause });
  }
}

/** An SVG can declare any size. */
function toPixels(length: number): number {
  return Math.max(1, Math.min(1_000_000, Math.round(length)));
}
