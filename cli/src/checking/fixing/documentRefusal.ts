import { isAlias, isNode, type Document, type Node } from 'yaml';
import type { DeckPath } from '@cardwright/renderer';
import type { Refusal } from './Refusal.js';

/**
 * Why parts of a YAML document cannot be changed: usually because other places share them.
 * @param paths the parts of which one is to blame
 */
export function documentRefusal(document: Document.Parsed, text: string, paths: readonly DeckPath[]): Refusal {
  for (const node of paths.flatMap((path) => nodesAlong(document, path))) {
    const anchor = sharedAnchor(node, text);
    if (anchor === undefined) continue;
    const reason = `The anchor &${anchor} shares this part with other places, which would change as well. Change it by hand.`;
    return { line: lineOf(node, text), reason };
  }
  const [only, ...others] = paths;
  const nearest = only === undefined || others.length > 0 ? undefined : nodesAlong(document, only).at(-1);
  const reason = 'This part of the file cannot be changed on its own. Change it by hand.';
  if (nearest !== undefined) return { line: lineOf(nearest, text), reason };
  if (only === undefined || others.length > 0) return { reason };
  return { reason: `The file has no "${only[0] ?? ''}", in which ${only.at(-1) ?? ''} would change. Add it by hand.` };
}

/** The nodes that a path leads through, as far as it can be followed. */
function nodesAlong(document: Document.Parsed, path: DeckPath): readonly Node[] {
  return path.flatMap((_, index) => {
    const node: unknown = document.getIn(path.slice(0, index + 1), true);
    return isNode(node) ? node : [];
  });
}

function sharedAnchor(node: Node, text: string): string | undefined {
  if (isAlias(node)) return node.source;
  const anchor = 'anchor' in node && typeof node.anchor === 'string' ? node.anchor : undefined;
  return anchor !== undefined && text.includes(`*${anchor}`) ? anchor : undefined;
}

function lineOf({ range }: Node, text: string): number {
  return text.slice(0, range?.[0] ?? 0).split('\n').length;
}
