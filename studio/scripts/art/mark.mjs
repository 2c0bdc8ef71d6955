/** The spade whose stem is a nib: SPADE of components/CardMark.tsx. */
const SPADE =
  'M0-50C14-26 46-8 46 20C46 38 32 46 20 46C12 46 6 42 3 36C4 48 10 56 18 60H-18C-10 56-4 48-3 36C-6 42-12 46-20 46C-32 46-46 38-46 20C-46-8-14-26 0-50Z';

/** The mark on a field of 64 × 64. */
export const mark = `<g transform="rotate(-9 32 32)"><rect x="12" y="5" width="40" height="54" rx="6" fill="#F2B233"/>
  <g transform="translate(32 31) scale(.34)"><path d="${SPADE}" fill="#14201B"/><path d="M0-36V8" stroke="#F2B233" stroke-width="6"/><circle cy="12" r="8" fill="#F2B233"/></g></g>`;
