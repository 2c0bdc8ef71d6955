import { CardwrightError } from '../../errors.js';

/** Bytes of a `data:` URL, base64 or percent-encoded. @throws CardwrightError `image.unreadable` */
export function decodeDataUrl(url: string): Uint8Array {
  const comma = url.indexOf(',');
  if (comma < 0) throw new CardwrightError('image.unreadable', 'the data URL has no comma and therefore no data.');
  const payload = url.slice(comma + 1);
  if (/;\s*base64\s*$/i.test(url.slice(0, comma))) return Buffer.from(payload, 'base64');
  try {
    return Buffer.from(decodeURIComponent(payload), 'utf8');
  } catch (cause) {
    throw new CardwrightError('image.unreadable', 'the data URL is not percent-encoded correctly.', { cause });
  }
}
