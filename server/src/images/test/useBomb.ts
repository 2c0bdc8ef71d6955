/** An SVG of two kilobytes that asks for ten billion shapes. */
export function useBomb(): string {
  const levels = Array.from(
    { length: 10 },
    (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><defs><rect id="l0" width="9" height="9"/>${levels.join('')}</defs><use href="#l10"/></svg>`;
}
