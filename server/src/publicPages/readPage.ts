import { answerWithin } from '../database/answerWithin.js';
import type { FirstPaint } from './firstPaint.js';
import { unreadHead } from './headOf.js';
import type { PageHead } from './PageHead.js';

/** What the first response says about a page, best language first; undefined for what the built page says. */
export type HeadOf = (path: string, languages: readonly string[]) => Promise<PageHead | undefined>;

interface ReadPage {
  readonly head: PageHead | undefined;
  readonly first: FirstPaint | undefined;
  /** Why not all of it could be read. */
  readonly error?: unknown;
}

interface Wanted {
  readonly path: string;
  readonly search: string;
  readonly languages: readonly string[];
}

/** Reads what the first response says about a page. Of one that cannot be read in time, it says that. */
export async function readPage(
  headOf: HeadOf,
  { path, search, languages }: Wanted,
  patienceMs: number,
): Promise<ReadPage> {
  let head: PageHead | undefined;
  const read = async (): Promise<FirstPaint | undefined> => {
    head = await headOf(path, languages);
    // A filter begins with something else.
    return search === '' ? await head?.first?.() : undefined;
  };
  try {
    const first = await answerWithin(patienceMs, read());
    return { head, first };
  } catch (error) {
    return { head: head ?? unreadHead(path), first: head?.firstIfUnread, error };
  }
}
