import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readCalibrationFile } from './readCalibrationFile.js';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'calibration-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function read(text: string): object {
  const path = join(folder, 'printer.json');
  writeFileSync(path, text);
  return readCalibrationFile(path);
}

it('takes the keys of files and those of the API', () => {
  expect(read('{ "xMm": 0.5, "yMm": -0.3, "scale": 1.002 }')).toEqual({ x_mm: 0.5, y_mm: -0.3, scale: 1.002 });
  expect(read('{ "x_mm": 1, "duplex": "long-edge" }')).toEqual({ x_mm: 1, duplex: 'long-edge' });
});

it.each([
  ['[1, 2]', 'does not contain an object. Use xMm, yMm and scale'],
  ['{ "x": 0.5 }', 'The key "x" is unknown. Use xMm, yMm and scale'],
  ['{ "xMm": "a" }', 'xMm is "a"; it must be a number of mm from -50 to 50.'],
  ['{ "scale": 2 }', 'scale is 2; it must be a number from 0.9 to 1.1.'],
  ['{ "orientation": "auto" }', 'orientation is "auto"; it must be portrait or landscape.'],
])('says what is wrong with %s', (text, message) => {
  expect(() => read(text)).toThrow(message);
});
