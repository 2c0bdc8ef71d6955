import { micromark } from 'micromark';
import { readPublishedUpdate } from '../queries/updates.js';
import type { Services } from '../services.js';
import { GONE, NAME } from './fixedHeads.js';
import type { PageHead } from './PageHead.js';

/** Search engines and link previews show about so many characters. */
const LONGEST = 160;
const CHARACTERS: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>' };

/** An entry of the changelog names itself and says how it begins. */
export async function headOfUpdate(
  { database, config, clock }: Pick<Services, 'database' | 'config' | 'clock'>,
  slug: string,
): Promise<PageHead> {
  const update = await readPublishedUpdate(database.knex, slug, clock());
  if (update === undefined) return GONE;
  const { title, body, tags, published_at: published } = update;
  const canonical = `${config.publicUrl}/updates/${update.slug}`;
  const description = leadOf(body);
  return {
    title: `${title} · ${NAME}`,
    description,
    canonical,
    data: {
      '@context': 'https://schema.org',
      '@type': 'BlogPosting',
      headline: title,
      description,
      url: canonical,
      ...(published !== null && { datePublished: new Date(published).toISOString() }),
      keywords: tags.join(', '),
    },
  };
}

/** The first paragraph of a Markdown text, without its marks and not too long. */
function leadOf(markdown: string): string {
  const [first = ''] = markdown.trimStart().split(/\n[ \t]*\n/, 1);
  const text = micromark(first)
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(amp|quot|lt|gt);/g, (_, name: string) => CHARACTERS[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST - 1)).trimEnd()}…`;
}
