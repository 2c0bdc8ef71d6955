import type { Stray } from '../../resolve/markdown/index.js';
import type { IconNameCheck } from './iconNameCheck.js';

/** A sentence that says what is wrong with a stray piece of markup. */
export function strayMessage({ code, excerpt }: Stray, isMarkdown: boolean, icons?: IconNameCheck): string {
  switch (code) {
    case 'text.html':
      return `"${excerpt}" is printed as it is written.`;
    case 'text.token':
      return `"${excerpt}" is printed with its brackets.`;
    case 'text.unclosed':
      return `"${excerpt}" is not closed, so it is printed.`;
    case 'text.unknown_icon': {
      const suggestion = excerpt.endsWith(':') ? icons?.suggest?.(excerpt.slice(1, -1)) : undefined;
      return `There is no icon "${excerpt}".${suggestion === undefined ? '' : ` Did you mean ":${suggestion}:"?`}`;
    }
    case 'text.placeholder':
      return `"${excerpt}" is printed as it is written; it has no effect in a card’s text.`;
    case 'text.undrawn_markdown':
      return undrawn(excerpt, isMarkdown);
  }
}

function undrawn(excerpt: string, isMarkdown: boolean): string {
  if (!isMarkdown) return `"${excerpt}" is printed as it is written, because this part shows plain text.`;
  if (excerpt.startsWith('![')) return `The picture "${excerpt}" is not drawn; only its description is printed.`;
  if (excerpt.startsWith('[')) return `The address of the link "${excerpt}" is not printed.`;
  return `The table at "${excerpt}" is printed as it is written: a line such as |---|---| with as many columns has to follow its heading.`;
}
