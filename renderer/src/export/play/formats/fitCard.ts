interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest whole pixels that a card may have on a table, in its own ratio. */
export function fitCard(
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
  most: Size,
): Size {
  const scale = Math.min(most.width / widthMm, most.height / heightMm);
  return { width: Math.round(widthMm * scale), height: Math.round(heightMm * scale) };
}
