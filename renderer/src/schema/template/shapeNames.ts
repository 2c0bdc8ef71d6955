/** The values of `props.shape`. */
export const SHAPES = ['rectangle', 'ellipse', 'polygon', 'star', 'line', 'ribbon', 'path'] as const;
