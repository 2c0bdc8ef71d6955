import type { ReactElement } from 'react';

/** A spade whose stem is a pen's nib. Centred on 0, 0, about 92 × 110. */
export const SPADE =
  'M0-50C14-26 46-8 46 20C46 38 32 46 20 46C12 46 6 42 3 36C4 48 10 56 18 60H-18C-10 56-4 48-3 36C-6 42-12 46-20 46C-32 46-46 38-46 20C-46-8-14-26 0-50Z';

/** The mark: a tilted yellow card with a spade whose stem is a nib. The same in both colour modes. */
export function CardMark({ size = 28 }: { readonly size?: number }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" style={{ flex: 'none' }}>
      <g transform="rotate(-9 32 32)">
        <rect x="12" y="5" width="40" height="54" rx="6" fill="var(--cw-mark)" />
        <g transform="translate(32 31) scale(.34)">
          <path d={SPADE} fill="var(--cw-on-mark)" />
          <path d="M0-36V8" stroke="var(--cw-mark)" strokeWidth="6" />
          <circle cy="12" r="8" fill="var(--cw-mark)" />
        </g>
      </g>
    </svg>
  );
}
