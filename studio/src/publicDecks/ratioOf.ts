const DEFAULT = 2 / 3;

/** Width ÷ height of a template's ratio, such as `2.5:3.5`; the default ratio for anything else. */
export function ratioOf(text: string | null | undefined): number {
  const [width = Number.NaN, height = Number.NaN] = (text ?? '').split(':').map(Number);
  const ratio = width / height;
  return Number.isFinite(ratio) && ratio > 0 ? ratio : DEFAULT;
}
