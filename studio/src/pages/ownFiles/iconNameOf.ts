const LONGEST = 36;

/** A name for an icon from that of its file, with a number if it is taken. */
export function iconNameOf(fileName: string, taken: readonly string[]): string {
  const plain = fileName
    .normalize('NFKD')
    .replace(/\.svg$/i, '')
    .toLowerCase();
  const name =
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, LONGEST)
      .replace(/^-/, '')
      .replace(/(?<!-)-+$/, '') || 'icon';
  if (!taken.includes(name)) return name;
  const number = Array.from({ length: taken.length }, (_, index) => index + 2).find(
    (each) => !taken.includes(`${name}-${each}`),
  );
  return `${name}-${number ?? taken.length + 2}`;
}
