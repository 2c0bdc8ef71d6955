import { fieldLabel } from '@cardwright/renderer';
import { nameOfLanguage } from '../languages/nameOfLanguage.js';
import { fieldName } from '../words/fieldNames.js';

/** A field as a heading names it, in words: `title:de` is Title (German), `field:cost` what the deck calls it. */
export function headingLabel(field: string, deck: object): string {
  const isOwn = field.startsWith('field:');
  const [name = '', language] = (isOwn ? field.slice('field:'.length) : field).split(':');
  const words = isOwn ? fieldLabel(deck, name) : fieldName(name);
  return language === undefined ? words : `${words} (${nameOfLanguage(language, 'en')})`;
}
