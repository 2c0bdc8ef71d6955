import { z } from 'zod';

/** The default page size, large enough that small lists fit on one page. */
const DEFAULT_LIMIT = 200;
const MAX_LIMIT = 500;

export type SortKey = readonly (string | number | boolean)[];

const sortKey = z.array(z.union([z.string().max(2_000), z.number(), z.boolean()])).max(5);

export const CURSOR = 'Use the next_cursor of an earlier response.';

/** `?limit=&cursor=` of every list. */
const pageQuery = z.object({
  limit: z.coerce.number<number>().int().min(1).max(MAX_LIMIT).default(DEFAULT_LIMIT).describe('entries per page'),
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
    .describe('next_cursor of the previous page'),
});

const KEYS = {
  // PostgreSQL has no year 0.
  time: z.iso.datetime({ offset: true }).regex(/^(?!0000)/),
  id: z.uuid(),
  text: z.string().regex(/^[^\0]*$/),
  /** The range of a `real`. */
  number: z.number().min(-3e38).max(3e38),
  flag: z.boolean(),
};

type Kinds = readonly [keyof typeof KEYS, ...(keyof typeof KEYS)[]];

function keyOf([first, ...rest]: Kinds): z.ZodType {
  return z.tuple([KEYS[first], ...rest.map((kind) => KEYS[kind])]);
}

/** `?limit=&cursor=` of a list sorted by keys of these kinds; refuses cursors of other lists. */
export function pageQueryBy(...kinds: Kinds) {
  return pageQueryWhere(keyOf(kinds));
}

/** The same for a list with several named sorts; its cursors begin with the name of the sort. */
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

/** Next to the list in every paged response. */
export const nextCursor = { next_cursor: z.string().nullable().describe('null on the last page') };

/** @returns undefined for an invalid cursor */
function decodeCursor(cursor: string): SortKey | undefined {
  try {
    const parsed = sortKey.safeParse(JSON.parse(fromBase64Url(cursor)));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** @throws for invalid base64url */
function fromBase64Url(text: string): string {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder().decode(Uint8Array.from(binary, (character) => character.charCodeAt(0)));
}
