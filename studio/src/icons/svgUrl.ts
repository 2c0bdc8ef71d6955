/** The address of an SVG as a picture, in which nothing runs and nothing is fetched. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
