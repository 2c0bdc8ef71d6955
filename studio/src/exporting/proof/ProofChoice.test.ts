import { describe, expect, it } from 'vitest';
import { proofChoice } from './ProofChoice.js';

describe('a proof', () => {
  it('is not made for a file in the colours of the screen', () => {
    expect(proofChoice({})).toBeUndefined();
    expect(proofChoice({ pdf_standard: 'none' })).toBeUndefined();
  });

  it('shows black text in black ink unless all inks are mixed, by Cardwright or by the print shop', () => {
    expect(proofChoice({ pdf_standard: 'x1a' })?.blackText).toBe('overprint');
    expect(proofChoice({ pdf_standard: 'x4', black_text: 'knockout' })?.blackText).toBe('knockout');
    expect(proofChoice({ pdf_standard: 'x4', black_text: 'mixed' })?.blackText).toBe('mixed');
    expect(proofChoice({ pdf_standard: 'x4-rgb' })?.blackText).toBe('mixed');
  });

  it('shows pure inks only of a file that has inks', () => {
    expect(proofChoice({ pdf_standard: 'x1a', black_text: 'mixed' })?.isInInks).toBe(true);
    expect(proofChoice({ pdf_standard: 'x4-rgb' })?.isInInks).toBe(false);
  });
});
