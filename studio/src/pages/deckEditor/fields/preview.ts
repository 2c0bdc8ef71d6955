/** The size of a picture's preview in a field, in CSS pixels. */
export const PREVIEW = { width: 76, height: 56 } as const;
