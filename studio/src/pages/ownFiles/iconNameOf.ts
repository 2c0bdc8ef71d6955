import { slugify } from '@cardwright/renderer';

const LONGEST = 36;

/** A name for an icon from that of its file, with a number if it is taken. */
export function iconNameOf(fileName: string, taken: readonly string[]): string {
  const plain = slugify(fileName.replace(/\.svg$/i, ''));
  const name = plain.slice(0, LONGEST).replace(/-$/, '') || 'icon';
  if (!taken.includes(name)) return name;
  const number = Array.from({ length: taken.length }, (_, index) => index + 2).find(
    (each) => !taken.includes(`${name}-${each}`),
  );
  return `${name}-${number ?? taken.length + 2}`;
}
