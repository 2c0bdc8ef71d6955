/**
 * @typedef {object} Row
 * @property {string} id of the part, such as P1
 * @property {string} figure what was measured
 * @property {number} value
 * @property {keyof typeof UNITS} unit
 * @property {{name: string, value: number} | undefined} yardstick measured in the same run, in the same unit
 * @property {number | undefined} ratio value ÷ yardstick
 * @property {string | undefined} target in words; a figure without one is for information only
 * @property {boolean | undefined} met
 * @property {number[] | undefined} runs the values whose median is `value`
 */

const UNITS = {
  ms: (value) => `${value < 1 ? value.toFixed(3) : value < 100 ? value.toFixed(1) : value.toFixed(0)} ms`,
  s: (value) => `${value.toFixed(2)} s`,
  kB: (value) => `${value.toFixed(1)} kB`,
  '/s': (value) => `${value < 100 ? value.toFixed(1) : value.toFixed(0)} /s`,
  /** A figure without a unit, such as a layout shift. */
  '': (value) => value.toFixed(3),
  MB: (value) => `${value.toFixed(0)} MB`,
};

/** A figure without a target. @returns {Row} */
export function plainRow(row) {
  return { ...row, ratio: row.yardstick && row.value / row.yardstick.value };
}

/** A figure with a maximum ratio to its yardstick. @returns {Row} */
export function ratioRow({ most, target = `≤ ${most} ×`, ...row }) {
  const ratio = row.value / row.yardstick.value;
  return { ...row, ratio, target, met: ratio <= most };
}

/** A figure with a minimum ratio to its yardstick. @returns {Row} */
export function shareRow({ least, ...row }) {
  const ratio = row.value / row.yardstick.value;
  return { ...row, ratio, target: `≥ ${least} ×`, met: ratio >= least };
}

/** A figure with an absolute limit; its yardstick is only shown. @returns {Row} */
export function limitRow({ most, target, ...row }) {
  const ratio = row.yardstick && row.value / row.yardstick.value;
  return { ...row, ratio, target: target ?? `≤ ${most} ${row.unit}`, met: row.value <= most };
}

/** @returns {string[]} a row's cells in the order of COLUMNS */
export function cells({ id, figure, value, unit, yardstick, ratio, target, met }) {
  const write = UNITS[unit];
  return [
    id,
    figure,
    write(value),
    yardstick ? `${yardstick.name}: ${write(yardstick.value)}` : '',
    ratio === undefined ? '' : ratio.toFixed(2),
    target ?? '',
    met === undefined ? '' : met ? 'yes' : 'NO',
  ];
}

export const COLUMNS = ['', 'figure', 'measured', 'floor or yardstick', 'ratio', 'target', 'met'];
