import { DEFAULT_RATIO } from '@cardwright/renderer';

/** The formats that new templates are offered in. */
export const RATIOS = [
  { value: DEFAULT_RATIO, label: '2 : 3' },
  { value: '2.5:3.5', label: '2.5 : 3.5, poker' },
  { value: '70:120', label: '70 : 120, tarot' },
  { value: '1:1', label: '1 : 1, square' },
  { value: '3:2', label: '3 : 2, landscape' },
];
