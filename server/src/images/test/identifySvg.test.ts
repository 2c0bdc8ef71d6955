import { describe, expect, it } from 'vitest';
import { identifySvg } from '../decoding/identifySvg.js';
import { looksLikeSvg } from '../decoding/looksLikeSvg.js';

const SVG =
  '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><desc>é</desc><path d="M0 0h9v9z"/></svg>';
const utf16 = Buffer.from(`\ufeff${SVG}`, 'utf16le');

describe('an SVG file', () => {
  it.each([
    ['UTF-8', Buffer.from(SVG)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${SVG}`)],
    ['UTF-16, little end first', utf16],
    ['UTF-16, big end first', Buffer.from(utf16).swap16()],
  ])('is read in %s, and kept in UTF-8', (_, bytes) => {
    expect(looksLikeSvg(bytes)).toBe(true);
    const { width, height, bytes: stored } = identifySvg(bytes);
    expect([width, height]).toEqual([20, 10]);
    expect(stored.toString()).toContain('<path d="M0 0h9v9z"/>');
  });

  it('is refused if its bytes are no text, with what to do', () => {
    const broken = Buffer.concat([Buffer.from('<svg>'), Buffer.from([0xe9]), Buffer.from('</svg>')]);
    expect(() => identifySvg(broken)).toThrow('it is not valid UTF-8. Save it as UTF-8.');
    expect(() => identifySvg(utf16.subarray(0, -1))).toThrow('it is not valid UTF-16LE. Save it as UTF-8.');
    expect(looksLikeSvg(Buffer.from('text'))).toBe(false);
  });
});
