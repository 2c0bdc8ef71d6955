import { findIcons } from '@cardwright/renderer';
import { iconUrl } from '../api/icons.js';

/** A tag; micromark escapes other angle brackets. */
const TAG = /(<[^<>]*>)/;

/**
 * Puts icons into the texts of HTML where they are named as on cards: `:sword:`. Code keeps its colons.
 * @param html as micromark writes it
 * @param names full names of the icons that exist, such as `lucide:sword`
 * @param className of an icon, which finds its picture in `--icon`
 */
export function addIcons(html: string, names: ReadonlySet<string>, className: string): string {
  const draw = (icon: string): string => {
    const label = icon.slice(icon.indexOf(':') + 1).replaceAll('-', ' ');
    return `<span class="${className}" role="img" aria-label="${label}" style="--icon:url('${iconUrl(icon)}')"></span>`;
  };
  const parts = html.split(TAG);
  return parts
    .map((part, index) => {
      if (part.startsWith('<') || parts[index - 1]?.startsWith('<code') === true) return part;
      const pieces = findIcons(part, (name) => names.has(name));
      return pieces.map((piece) => ('icon' in piece ? draw(piece.icon) : piece.text)).join('');
    })
    .join('');
}
