import { expect, it } from 'vitest';
import { ThaiBreaker } from './breakThai.js';

function wordsOf(text: string): string {
  const starts = [0, ...new ThaiBreaker().findWords(text, new Set())];
  return starts.map((start, at) => text.slice(start, starts[at + 1])).join('|');
}

it('finds words in Thai', () => {
  expect(wordsOf('ผู้เล่นจั่วการ์ดสองใบแล้วทิ้งหนึ่งใบ')).toBe('ผู้|เล่น|จั่ว|การ์ด|สอง|ใบ|แล้ว|ทิ้ง|หนึ่ง|ใบ');
});

it('never leaves a consonant alone', () => {
  expect(wordsOf('ตัดบรรทัดด้วยพจนานุกรมให้ถูกต้อง')).toContain('ด้วย|พจนานุกรม|ให้');
  expect(wordsOf('สถานีรถไฟกรุงเทพมหานคร')).toContain('รถไฟ|กรุงเทพ');
});
