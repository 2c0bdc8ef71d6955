import { describe, expect, it } from 'vitest';
import { analyseClasses, splitClasses } from './analyseClasses.js';

const TOKENS = new Map([['ink', '#101010']]);
const states = (classes: string): string[] =>
  analyseClasses(classes, TOKENS).map(({ name, state, winner }) => [name, state, winner].filter(Boolean).join(' '));

describe('what becomes of each class', () => {
  it('names the later class that wins', () => {
    expect(states('leading-tight leading-[1.18]')).toEqual([
      'leading-tight overridden leading-[1.18]',
      'leading-[1.18] used',
    ]);
  });

  it('lets the more specific class win in any order', () => {
    expect(states('pt-2 p-4')).toEqual(['pt-2 used', 'p-4 used']);
    expect(states('p-2 p-4')).toEqual(['p-2 overridden p-4', 'p-4 used']);
  });

  it('keeps a class of which a part counts', () => {
    expect(states('text-xl leading-6 text-ink')).toEqual(['text-xl used', 'leading-6 used', 'text-ink used']);
  });

  it('tells unknown classes from those that depend on the card', () => {
    expect(states('hyphen-auto w-[{{field:arms}}%]')).toEqual(['hyphen-auto unknown', 'w-[{{field:arms}}%] computed']);
  });

  it('does not split expressions', () => {
    const chosen = "{{field:rarity = 'rare' ? 'bg-amber-400' : 'bg-slate-300'}}";
    expect(splitClasses(`  p-2 ${chosen}\tm-{1} `)).toEqual(['p-2', chosen, 'm-{1}']);
  });

  it('sees on which side of an Arabic or Hebrew face a class lies', () => {
    const on = (direction: 'ltr' | 'rtl'): readonly unknown[] =>
      analyseClasses('ps-2 pl-4 rounded-e border-s rtl:pl-1', TOKENS, direction).map(({ state, slots }) => [
        state,
        ...slots,
      ]);
    expect(on('rtl')).toEqual([
      ['used', 'padding.right'],
      ['overridden', 'padding.left'],
      ['used', 'borderRadius.topLeft', 'borderRadius.bottomLeft'],
      ['used', 'borderWidth.right'],
      ['used', 'padding.left'],
    ]);
    expect(on('ltr')[0]).toEqual(['overridden', 'padding.left']);
  });

  it('keeps apart what counts in one direction only', () => {
    expect(states('text-right rtl:text-left rtl:text-center')).toEqual([
      'text-right used',
      'rtl:text-left overridden rtl:text-center',
      'rtl:text-center used',
    ]);
    expect(analyseClasses('rtl:text-left', TOKENS)[0]?.slots).toEqual(['rtl:textAlign']);
  });

  it('says where sides that follow the row are', () => {
    const valueOf = (name: string): string | undefined => analyseClasses(name, TOKENS)[0]?.value;
    expect(valueOf('ps-2')).toBe('padding-start: 8u');
    expect(valueOf('border-e-2')).toBe('border-end-width: 2u');
    expect(valueOf('rounded-es-lg')).toBe('border-bottom-start-radius: 8u');
  });

  it('says what is set', () => {
    expect(analyseClasses('p-4', TOKENS)[0]).toMatchObject({
      value: 'padding: 16u',
      slots: expect.arrayContaining(['padding.top']) as unknown,
    });
  });
});
