import { z } from 'zod';

/** Entries of a list where the caller asks for no number: enough that small lists come whole. */
const DEFAULT_LIMIT = 200;
const MAX_LIMIT = 500;

export type SortKey = readonly (string | number | boolean)[];

const sortKey = z.array(z.union([z.string().max(2_000), z.number(), z.boolean()])).max(5);

export const CURSOR = 'expected the next_cursor of an answer before';

/** `?limit=&cursor=` of every list. */
const pageQuery = z.object({
  limit: z.coerce.number<number>().int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT).describe('entries of a page'),
  cursor: z
    .string()
    .max(4_000)
    .optional()
    .transform((text, context) => {
      if (text === undefined) return undefined;
      const key = decodeCursor(text);
      if (key === undefined) context.addIssue({ code: 'custom', message: CURSOR });
      return key;
    })
    .describe('next_cursor of the page before'),
});

const KEYS = {
  // Databases know no year 0.
  time: z.iso.datetime({ offset: true }).regex(/^(?!0000)/),
  id: z.uuid(),
  text: z.string().regex(/^[^\0]*$/),
  /** As far as a `real` goes. */
  number: z.number().min(-3e38).max(3e38),
  flag: z.boolean(),
};

type Kinds = readonly [keyof typeof KEYS, ...(keyof typeof KEYS)[]];

function keyOf([first, ...rest]: Kinds): z.ZodType {
  return z.tuple([KEYS[first], ...rest.map((kind) => KEYS[kind])]);
}

/** `?limit=&cursor=` of a list that is sorted by keys of these kinds: the cursor of another list is refused. */
export function pageQueryBy(...kinds: Kinds) {
  return pageQueryWhere(keyOf(kinds));
}

/** The same for a list with several sorts, by name; a cursor then begins with the name of its sort. */
export function pageQueryBySort(sorts: Readonly<Record<string, Kinds>>) {
  const keys = new Map(Object.entries(sorts).map(([sort, kinds]) => [sort, keyOf(kinds)]));
  return pageQueryWhere(
    z.array(z.unknown()).refine(([sort, ...key]) => keys.get(String(sort))?.safeParse(key).success === true),
  );
}

function pageQueryWhere(key: z.ZodType) {
  const isOwn = (cursor: SortKey | undefined): boolean => cursor === undefined || key.safeParse(cursor).success;
  return pageQuery.extend({ cursor: pageQuery.shape.cursor.refine(isOwn, { error: CURSOR, abort: true }) });
}

/** Beside the list in every answer that pages. */
export const nextCursor = { next_cursor: z.string().nullable().describe('null on the last page') };

/** @returns undefined for what no answer ever contained */
function decodeCursor(cursor: string): SortKey | undefined {
  try {
    const parsed = sortKey.safeParse(JSON.parse(fromBase64Url(cursor)));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** @throws for what is not base64url */
function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}
