import { nameOfLanguage } from '../languages/nameOfLanguage.js';
import { fieldName } from '../words/fieldNames.js';

/** A field as a heading names it, in words: `title:de` is Title (German), `field:cost` is cost. */
export function headingLabel(field: string): string {
  const isOwn = field.startsWith('field:');
  const [name = '', language] = (isOwn ? field.slice('field:'.length) : field).split(':');
  const words = isOwn ? name : fieldName(name);
  return language === undefined ? words : `${words} (${nameOfLanguage(language, 'en')})`;
}
