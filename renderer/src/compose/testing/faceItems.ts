/** Pictures for tests, by their paths. */
export const PICTURES = {
  'wide.jpg': { kind: 'raster', width: 1200, height: 600 },
  'cut-out.png': { kind: 'raster', width: 1200, height: 600, opaqueParts: '01'.repeat(128) },
  'art.svg': {
    kind: 'vector',
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10" fill="var(--primary)"/></svg>',
  },
  'overprint.svg': {
    kind: 'vector',
    svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="6" height="10" fill="#ff0000"/><rect x="4" width="6" height="10" fill="#0000ff" style="mix-blend-mode:multiply"/></svg>',
  },
} as const;

/** Items of a face as a template writes them. */
export const text = (
  id: string,
  classes = '',
  props: Record<string, unknown> = { text: 'Hello' },
): Record<string, unknown> => ({
  id,
  kind: 'text',
  renderType: 'text',
  classes,
  props,
});
export const shape = (id: string, classes: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  id,
  kind: 'shape',
  renderType: 'shape',
  classes,
  ...more,
});
export const at = (
  item: Record<string, unknown>,
  x: number,
  y: number,
  width: number,
  height: number,
  rotation = 0,
): Record<string, unknown> => ({
  ...item,
  x,
  y,
  width,
  height,
  rotation,
});
export const section = (children: unknown[], classes = '', height = '100%'): Record<string, unknown> => ({
  id: 'section',
  height,
  classes,
  children,
});
