import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetPrinter, printerOf, storedPrinters, storePrinter } from './printers.js';

const office = { name: 'Office', calibration: { x_mm: 0.5, y_mm: -0.3, scale: 1 } };
const home = { name: 'Home', calibration: { x_mm: -1, y_mm: 0, scale: 1.002 } };

/** A storage like a browser's. */
function stubStorage(first?: string): void {
  const items = new Map(first === undefined ? [] : [['cardwright-printers', first]]);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the printers of a browser', () => {
  it('are stored, replaced and forgotten', () => {
    stubStorage();
    storePrinter(office);
    expect(storePrinter(home)).toEqual([office, home]);
    const moved = { ...office, calibration: { ...office.calibration, x_mm: 2 } };
    expect(storePrinter(moved)).toEqual([home, moved]);
    expect(storedPrinters()).toEqual([home, moved]);
    expect(forgetPrinter('Home')).toEqual([moved]);
  });

  it.each([['{'], ['7'], ['[null]'], ['[{"name":"x"}]'], ['[{"name":"x","calibration":{"x_mm":900}}]']])(
    'survive a damaged store: %s',
    (text) => {
      stubStorage(text);
      expect(storedPrinters()).toEqual([]);
    },
  );

  it('survive a forbidden store', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(storePrinter(office)).toEqual([office]);
  });

  it('are found by their values', () => {
    expect(printerOf([office, home], { x_mm: -1, y_mm: 0, scale: 1.002 })).toBe(home);
    expect(printerOf([office, home], undefined)).toBeUndefined();
    const landscape = {
      name: 'Home, landscape',
      calibration: { ...home.calibration, orientation: 'landscape' },
    } as const;
    expect(printerOf([home, landscape], landscape.calibration)).toBe(landscape);
    expect(printerOf([home], landscape.calibration)).toBeUndefined();
  });
});
