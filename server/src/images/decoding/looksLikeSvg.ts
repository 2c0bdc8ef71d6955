import { encodingOf } from '@cardwright/renderer';

/** Whether an XML parser would read this as an SVG. */
export function looksLikeSvg(bytes: Uint8Array): boolean {
  const start = new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, 65_536)).trimStart();
  return start.startsWith('<') && /<svg[\s>/]/i.test(start);
}
