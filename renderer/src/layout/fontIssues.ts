import type { FontManifest } from '../fonts/types.js';
import { spansOf } from '../resolve/spansOf.js';
import type { TextBlock } from '../resolve/textBlock.js';
import type { SceneIssue } from '../displayList.js';

/** Reports the families that a text asks for and that do not exist; the default family replaces them. */
export function fontIssues(itemId: string, { paragraphs }: TextBlock, manifest: FontManifest): readonly SceneIssue[] {
  const families = new Set<string>();
  for (const paragraph of paragraphs)
    for (const span of spansOf(paragraph)) if (span.type === 'text') families.add(span.style.family);
  return [...families]
    .filter((family) => !manifest.families.some(({ slug }) => slug === family))
    .map((family) => ({
      code: 'font.unknown',
      itemId,
      message: `There is no font "${family}"; the default font is used instead.`,
      details: { font: family },
    }));
}
