import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JsonMeter } from './JsonMeter.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function valuesIn(value: unknown): number {
  const inside = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return inside.reduce<number>((sum, each) => sum + valuesIn(each), 1);
}

function count(parts: readonly Uint8Array[]): number {
  const meter = new JsonMeter(Number.POSITIVE_INFINITY);
  for (const part of parts) meter.add(part);
  return meter.values;
}

describe('the meter of JSON', () => {
  it('counts the values of any JSON, wherever its bytes are cut', () => {
    const texts = fc.oneof(fc.constantFrom('"', '\\', '[{', '\\"', ']', ',', ':'), fc.string({ unit: 'binary' }));
    const json = fc
      .tuple(fc.json({ stringUnit: 'grapheme' }), texts)
      .map(([text, odd]) => `[${JSON.stringify(odd)},${text}]`);
    const spaced = fc
      .tuple(json, fc.nat(3))
      .map(([text, indent]) => JSON.stringify(JSON.parse(text), undefined, indent));
    fc.assert(
      fc.property(spaced, fc.array(fc.nat(40)), (text, cuts) => {
        const bytes = encode(text);
        const parts = [];
        let from = 0;
        for (const cut of cuts) parts.push(bytes.subarray(from, (from += cut)));
        parts.push(bytes.subarray(from));
        expect(count(parts)).toBe(valuesIn(JSON.parse(text)));
      }),
    );
  });

  it.each([
    ['tiny objects', '{},', 3],
    ['numbers', '1,', 2],
    ['texts', '"",', 3],
    ['values without a comma', '{}', 2],
  ])('stops after so many %s, and reads no further', (_what, unit, length) => {
    const meter = new JsonMeter(1_000);
    meter.add(encode('['));
    let read = 0;
    expect(() => {
      for (; ; read += length) meter.add(encode(unit));
    }).toThrow('The body has more than 1000 values.');
    expect(read).toBeLessThanOrEqual(1_000 * length);
  });

  it.each([
    ['lists', '['],
    ['objects', '{"a":'],
  ])('refuses %s that are nested too deeply', (_what, unit) => {
    const meter = new JsonMeter(1_000);
    meter.add(encode(unit.repeat(64)));
    expect(() => meter.add(encode(unit))).toThrow('The body has more than 64 levels.');
  });

  it('refuses objects with very many keys, but no lists of many objects', () => {
    const meter = new JsonMeter(1_000_000);
    meter.add(encode(`[${'{"a":1,"b":2},'.repeat(5_000)}{${'"k":1,'.repeat(1_000)}`));
    expect(() => meter.add(encode('"k"'))).toThrow('The body has an object with more than 1000 keys.');
  });

  it('refuses long keys, but no long texts', () => {
    const meter = new JsonMeter(10);
    meter.add(encode(`{"a":"${'x'.repeat(100_000)}","${'k'.repeat(1_900)}`));
    expect(() => meter.add(encode('k'.repeat(200)))).toThrow('The body has a key of more than 500 characters.');
  });
});
