import { escapeXml } from '@cardwright/renderer';

interface Linked {
  readonly title: string;
  readonly description: string;
  /** Where the link leads; omitted for decks without a page. */
  readonly url?: string | undefined;
  readonly picture: { readonly file: string; readonly width: number; readonly height: number };
}

/** The tags for the head of a page whose link shows a banner in chats (https://ogp.me). */
export function linkTags({ title, description, url, picture: { file, width, height } }: Linked): string {
  const properties: Readonly<Record<string, string | number | undefined>> = {
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': `https://your-site.example/${file}`,
    'og:image:width': width,
    'og:image:height': height,
  };
  const tags = Object.entries(properties).flatMap(([property, content]) =>
    content === undefined || content === ''
      ? []
      : [`<meta property="${property}" content="${escapeXml(String(content))}">`],
  );
  return [...tags, '<meta name="twitter:card" content="summary_large_image">', ''].join('\n');
}
