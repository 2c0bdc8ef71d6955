import type { ImageStore } from '@cardwright/renderer/export';
import { readPicture } from '../importing/moveDeck.js';

/** A deck's own icons with the content of their files, which a server does not have. Other values stay as they are. */
export async function inlineIcons(
  icons: unknown,
  store: ImageStore,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (typeof icons !== 'object' || icons === null) return undefined;
  const entries = Object.entries(icons).map(async ([name, value]: [string, unknown]): Promise<[string, unknown]> => {
    if (typeof value !== 'string' || !/^[^<:]+\.svg$/i.test(value)) return [name, value];
    // A file that is missing, outside the folder or not an SVG stays a path, which checks report.
    const picture = await readPicture(value, store).catch(() => undefined);
    return [name, picture?.mime === 'image/svg+xml' ? new TextDecoder().decode(picture.bytes) : value];
  });
  return Object.fromEntries<unknown>(await Promise.all(entries));
}
