import { CALIBRATION_LIMITS } from '@cardwright/renderer/export-options';
import { exportOptionsSchema } from '@cardwright/renderer/imposition';
import { isObject } from '@cardwright/renderer/schema';
import { usageError } from './asUsage.js';
import { readJsonFile } from './readStock.js';

const FLAG = '--calibration';
/** The keys of such files, by those of an order. */
const KEYS = { x_mm: 'xMm', y_mm: 'yMm', scale: 'scale', orientation: 'orientation', duplex: 'duplex' } as const;
const { offsetMm, minScale, maxScale } = CALIBRATION_LIMITS;
const EXPECTED: Readonly<Record<string, string>> = {
  x_mm: `a number of mm from -${offsetMm} to ${offsetMm}`,
  y_mm: `a number of mm from -${offsetMm} to ${offsetMm}`,
  scale: `a number from ${minScale} to ${maxScale}`,
  orientation: 'portrait or landscape',
  duplex: 'long-edge or short-edge',
};

/**
 * Reads the calibration of a printer, such as `{"xMm": 0.5, "yMm": -0.3, "scale": 1.002}`. The keys of the API also work.
 * @throws UsageError, UnreachableError
 */
export function readCalibrationFile(path: string): object {
  const value = readJsonFile(path, FLAG);
  const all = `Use xMm, yMm and scale, such as {"xMm": 0.5, "yMm": -0.3}.`;
  if (!isObject(value)) throw usageError(FLAG, `${path} does not contain an object.`, all);
  const names = new Map<string, string>(
    Object.entries(KEYS).flatMap(([key, name]) => [
      [key, key],
      [name, key],
    ]),
  );
  const unknown = Object.keys(value).find((key) => !names.has(key));
  if (unknown !== undefined) throw usageError(FLAG, `${path}: The key "${unknown}" is unknown.`, all);
  const calibration: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([key, given]) => [names.get(key) ?? key, given]),
  );
  const wrong = Object.entries(calibration).find(
    ([key, given]) => !exportOptionsSchema.safeParse({ calibration: { [key]: given } }).success,
  );
  if (wrong !== undefined) {
    const [key, given] = wrong;
    const written = Object.keys(value).find((each) => names.get(each) === key) ?? key;
    throw usageError(
      FLAG,
      `${path}: ${written} is ${JSON.stringify(given)}; it must be ${EXPECTED[key] ?? 'another value'}.`,
    );
  }
  return calibration;
}
