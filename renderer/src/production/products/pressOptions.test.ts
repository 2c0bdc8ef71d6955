import { describe, expect, it } from 'vitest';
import { findPreset, pressProfile } from '../../export/index.js';
import { pressOptions } from './pressOptions.js';

const cards = findPreset('pdf-cards');

describe('press options', () => {
  it('are off unless somebody asks for a standard', () => {
    expect(pressOptions({}, cards)).toBeUndefined();
    expect(pressOptions({ pdf_standard: 'none' }, findPreset('drivethrucards'))).toBeUndefined();
  });

  it('come from the vendor, and the order goes first', () => {
    expect(pressOptions({}, findPreset('drivethrucards'))).toMatchObject({ standard: 'x1a', inkLimit: 240 });
    const plan = pressOptions({ output_profile: 'fogra39', ink_limit: 220 }, findPreset('drivethrucards'));
    expect(plan).toMatchObject({ standard: 'x1a', inkLimit: 220, profile: { description: 'FOGRA39L coated' } });
  });

  it.each([
    [{ ink_limit: 240 }, 'This is for PDFs in CMYK: choose x4 or x1a as the PDF standard, too.'],
    [
      { pdf_standard: 'x4-rgb', rich_black: 'rich' },
      'This is for PDFs in CMYK: choose x4 or x1a as the PDF standard, too.',
    ],
    [{ pdf_standard: 'x4', engine: 'chromium' }, 'Chromium prints PDFs only in the colours of the screen'],
    [{ pdf_standard: 'x4', output_profile: '/etc/passwd' }, 'There is no press profile "/etc/passwd".'],
    [{ pdf_standard: 'x4', output_profile: new Uint8Array(200) }, 'This is not an ICC profile.'],
  ] as const)('refuse %j', (options, message) => {
    expect(() => pressOptions(options, cards)).toThrow(message);
  });

  it('refuse a preset for another profile, unless the order brings it', () => {
    const color = { space: 'cmyk', standard: 'pdf-x-4', profile: 'house.icc' } as const;
    expect(() => pressOptions({}, { ...cards, color })).toThrow(
      expect.objectContaining({
        path: 'options.output_profile',
        message: expect.stringContaining('"house.icc", which Cardwright does not have') as string,
      }),
    );
    const { bytes } = pressProfile('swop', 'x4');
    expect(pressOptions({ output_profile: bytes }, { ...cards, color })).toMatchObject({
      profile: { description: 'SWOP2006 coated 3 (CGATS TR 003)' },
    });
  });

  it('refuse a profile of ICC version 4 for PDF/X-1a before anything is drawn', () => {
    const profile = Uint8Array.from(pressProfile('fogra39', 'x1a').bytes);
    profile[8] = 4;
    expect(pressOptions({ pdf_standard: 'x4', output_profile: profile }, cards)).toMatchObject({ standard: 'x4' });
    expect(() => pressOptions({ pdf_standard: 'x1a', output_profile: profile }, cards)).toThrow(
      expect.objectContaining({
        path: 'options.output_profile',
        message: 'This profile has ICC version 4, which PDF/X-1a:2003 does not allow.',
        fix: expect.stringContaining('x4') as string,
      }),
    );
  });
});
