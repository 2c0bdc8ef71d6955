import { DEFAULT_RATIO } from '@cardwright/renderer';

/** The formats that templates are offered in, as `data` of a select. */
export const RATIOS = [
  { value: DEFAULT_RATIO, label: '2 : 3' },
  { value: '2.5:3.5', label: '2.5 : 3.5, poker' },
  { value: '63:88', label: '63 : 88, trading cards' },
  { value: '57:89', label: '57 : 89, bridge' },
  { value: '70:120', label: '70 : 120, tarot' },
  { value: '1:1', label: '1 : 1, square' },
  { value: '3:2', label: '3 : 2, landscape' },
  { value: '3.5:2.5', label: '3.5 : 2.5, poker landscape' },
];
