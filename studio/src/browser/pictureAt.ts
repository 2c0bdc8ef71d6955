/** The widths that the image path serves, in CSS pixels (section 9 of the specification). */
const WIDTHS = [320, 640, 768, 1024, 1280, 1536];

/**
 * The address of a picture at the size in which it is shown, through the image path.
 * @param width CSS pixels
 * @param density device pixels per CSS pixel
 */
export function pictureAt(src: string, width: number, density = globalThis.devicePixelRatio): string {
  // These are in the page already.
  if (/^(data|blob):/.test(src)) return src;
  const w = WIDTHS.find((each) => each >= width) ?? WIDTHS.at(-1);
  // The smallest width has pixels enough for small pictures on any screen.
  const dpr = density > 1 && width * 2 > 320 ? '2' : '1';
  return `/image?${new URLSearchParams({ src, w: String(w), dpr }).toString()}`;
}
