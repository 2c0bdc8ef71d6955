import { EXPORT_OPTIONS, type ExportOptions } from '@cardwright/renderer/imposition';
import type { PressSettings } from '@cardwright/renderer/press';

/** The press that a proof is for. */
export interface ProofChoice extends Omit<PressSettings, 'profile'> {
  /** A shipped profile, or the id of the member's own. */
  readonly profile: string;
  /** Whether the file has inks, in which a colour bar prints unmixed, rather than colours of the screen. */
  readonly isInInks: boolean;
}

/** Undefined for a file in the colours of the screen. */
export function proofChoice(options: ExportOptions): ProofChoice | undefined {
  const { pdf_standard: standard = 'none' } = options;
  if (standard === 'none') return undefined;
  return {
    profile: options.output_profile ?? EXPORT_OPTIONS.output_profile.default,
    inkLimit: options.ink_limit ?? EXPORT_OPTIONS.ink_limit.default,
    // Left to the print shop, texts are converted like everything else.
    blackText: standard === 'x4-rgb' ? 'mixed' : (options.black_text ?? EXPORT_OPTIONS.black_text.default),
    richBlack: options.rich_black ?? EXPORT_OPTIONS.rich_black.default,
    isInInks: standard !== 'x4-rgb',
    intent: options.intent ?? EXPORT_OPTIONS.intent.default,
  };
}
