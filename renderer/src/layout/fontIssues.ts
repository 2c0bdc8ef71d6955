import type { FontFamily, FontManifest } from '../fonts/types.js';
import { spansOf } from '../resolve/spansOf.js';
import type { SpanStyle, TextBlock } from '../resolve/textBlock.js';
import type { SceneIssue } from '../displayList.js';

/**
 * Reports the families that a text asks for and that do not exist, where the default family replaces them, and axes that
 * a family does not have.
 */
export function fontIssues(itemId: string, { paragraphs }: TextBlock, manifest: FontManifest): readonly SceneIssue[] {
  const styles = new Set<SpanStyle>();
  for (const paragraph of paragraphs) {
    for (const span of spansOf(paragraph)) if (span.type === 'text') styles.add(span.style);
  }
  const issues = new Map<string, SceneIssue>();
  for (const style of styles) {
    const family = manifest.families.find(({ slug }) => slug === style.family);
    const found = family === undefined ? [unknown(style)] : lackingAxes(style, family);
    for (const issue of found) issues.set(issue.message, { ...issue, itemId });
  }
  return [...issues.values()];
}

type Found = Omit<SceneIssue, 'itemId'>;

function unknown({ family }: SpanStyle): Found {
  return {
    code: 'font.unknown',
    message: `There is no font "${family}"; the default font is used instead.`,
    details: { font: family },
  };
}

function lackingAxes({ axes = {} }: SpanStyle, { name, faces }: FontFamily): readonly Found[] {
  return Object.keys(axes)
    .filter((tag) => faces.every((face) => face.axes?.[tag] === undefined))
    .map((tag) => ({
      code: 'font.no_axis',
      message: `The font ${name} has no axis "${tag}".`,
      details: { font: name, axis: tag },
    }));
}
