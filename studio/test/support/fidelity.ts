import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Member } from './Members.js';

export const DECKS = fileURLToPath(new URL('../../../templates/decks/', import.meta.url));
/** F2 of the performance targets: the share of pixels that may differ. */
export const MOST = 0.0005;

/** Share of pixels with a channel that differs by more than one in fifty. */
export function differing(page: Page, one: string, other: string): Promise<number> {
  return page.evaluate(
    async (urls) => {
      const [left, right] = await Promise.all(
        urls.map(async (url) => {
          const bitmap = await createImageBitmap(await (await fetch(url)).blob());
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
          context?.drawImage(bitmap, 0, 0);
          return context?.getImageData(0, 0, bitmap.width, bitmap.height);
        }),
      );
      if (left === undefined || left.width !== right?.width || left.height !== right.height) return 1;
      let count = 0;
      for (let at = 0; at < left.data.length; at += 4)
        if ([0, 1, 2, 3].some((part) => Math.abs((left.data[at + part] ?? 0) - (right.data[at + part] ?? 0)) > 5))
          count += 1;
      return count / (left.width * left.height);
    },
    [one, other],
  );
}

/** Copies a demo deck for the member. @returns its id */
export async function copyOf(member: Member, folder: string): Promise<string> {
  const client = await member.api();
  const { decks } = await client.get<{ decks: { id: string; translations: { en?: { title: string } } }[] }>(
    '/api/decks/public',
  );
  const found = decks.find(({ translations: { en } }) => en?.title.toLowerCase().replaceAll(' ', '-') === folder);
  return (await client.post<{ deck_id: string }>(`/api/decks/${found?.id ?? ''}/duplicate`)).deck_id;
}
