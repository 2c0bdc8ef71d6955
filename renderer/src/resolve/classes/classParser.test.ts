import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createClassParser, parseClasses } from './classParser.js';
import { FAMILIES } from './table.js';
import { TOKENS } from './testing/tokens.js';

const EXAMPLES = FAMILIES.flatMap((family) => family.examples);

describe('unknown classes', () => {
  test.each([
    [
      'md:flex',
      'hover:bg-red-500',
      '!p-4',
      'p-4!',
      'group/item',
      'w-(--width)',
      '[color:red]',
      'flex-',
      '-',
      '--',
      '[',
      'p-[',
      'p-[]',
      '-italic',
    ],
    [
      'constructor',
      'toString-4',
      'p-constructor',
      'bg-__proto__',
      'font-__proto__',
      'rounded-toString',
      'text-hasOwnProperty',
    ],
  ])('%s', (...names) => {
    for (const name of names) expect(parseClasses(name, TOKENS).unknown, name).toEqual([name]);
    expect(parseClasses(names.join(' '), TOKENS).style).toEqual({});
  });

  test('are listed once, in order, and do not affect their neighbours', () => {
    const { style, unknown } = parseClasses(' zebra  p-4 apple\n\tzebra hidden ', TOKENS);
    expect(unknown).toEqual(['zebra', 'apple']);
    expect(style).toEqual(parseClasses('p-4 hidden', TOKENS).style);
  });
});

describe('conflicts', () => {
  test.each([
    ['p-4 p-2', 'p-2'],
    ['text-xl text-sm', 'text-sm'],
    ['bg-primary bg-accent', 'bg-accent'],
    ['flex-col flex-row', 'flex-row'],
    ['from-primary from-accent bg-linear-to-r', 'bg-linear-to-r from-accent'],
    ['bg-radial bg-linear-to-r from-accent', 'bg-linear-to-r from-accent'],
    ['bg-linear-[30deg,#000,#fff] bg-linear-to-r from-accent', 'bg-linear-to-r from-accent'],
  ])('the later class wins: %s is %s', (both, one) => {
    expect(parseClasses(both, TOKENS).style).toEqual(parseClasses(one, TOKENS).style);
  });

  test.each([
    ['p-4', 'px-2'],
    ['p-4', 'pt-2'],
    ['px-4', 'pl-2'],
    ['m-4', '-mt-2'],
    ['inset-0', 'top-4'],
    ['inset-x-0', 'left-4'],
    ['gap-4', 'gap-x-2'],
    ['space-x-4', 'gap-x-2'],
    ['size-4', 'w-2'],
    ['border-2', 'border-t-4'],
    ['border-line', 'border-l-accent'],
    ['rounded-xl', 'rounded-t-none'],
    ['rounded-t-xl', 'rounded-tl-none'],
    ['flex-1', 'grow-0'],
    ['flex-auto', 'basis-4'],
    ['text-xl', 'leading-none'],
    ['text-xl/6', 'leading-none'],
    ['scale-50', 'scale-x-100'],
    ['translate-4', 'translate-y-2'],
    ['place-items-center', 'items-start'],
  ])('%s loses to %s in either order', (wide, narrow) => {
    const after = parseClasses(`${wide} ${narrow}`, TOKENS).style;
    expect(parseClasses(`${narrow} ${wide}`, TOKENS).style).toEqual(after);
    expect(after).toMatchObject(parseClasses(narrow, TOKENS).style);
    expect(after).not.toEqual(parseClasses(wide, TOKENS).style);
  });
});

describe('surroundings', () => {
  const parser = createClassParser(TOKENS);

  test('current is the box’s own text colour, else the parent’s, else ink', () => {
    expect(parser.parse('border-current text-accent', { color: '#999999' }).style.borderColor?.top).toBe('#00aa00');
    expect(parser.parse('border-current', { color: '#999999' }).style.borderColor?.top).toBe('#999999');
    expect(parser.parse('border-current', { color: '#888888' }).style.borderColor?.top).toBe('#888888');
    expect(parser.parse('border-current').style.borderColor?.top).toBe('#222222');
    expect(parser.parse('fill-current/50 text-accent/50').style.fill).toBe('#00aa0040');
  });

  test('em and letter spacing in px follow the font size', () => {
    expect(parser.parse('w-[2em]', { fontSize: 10 }).style.width).toEqual({ unit: 'u', value: 20 });
    expect(parser.parse('w-[2em]', { fontSize: 12 }).style.width).toEqual({ unit: 'u', value: 24 });
    expect(parser.parse('w-[2em] text-xl', { fontSize: 12 }).style.width).toEqual({ unit: 'u', value: 40 });
    expect(parser.parse('tracking-[1px] text-[2em]', { fontSize: 10 }).style).toEqual({
      letterSpacing: 0.05,
      fontSize: 20,
    });
    expect(Number.isFinite(parser.parse('tracking-[1px]', { fontSize: 0 }).style.letterSpacing)).toBe(true);
  });

  test('sides that follow the row change places where rows run from the right', () => {
    const rtl = { direction: 'rtl' } as const;
    expect(parser.parse('ps-2 me-auto', rtl).style).toEqual(parser.parse('pr-2 ml-auto').style);
    expect(parser.parse('ps-2 me-auto').style).toEqual(parser.parse('pl-2 mr-auto').style);
    expect(parser.parse('-start-2 end-1/2', rtl).style).toEqual(parser.parse('-right-2 left-1/2').style);
    expect(parser.parse('border-s-2 border-e-accent rounded-ss-lg rounded-e-sm', rtl).style).toEqual(
      parser.parse('border-r-2 border-l-accent rounded-tr-lg rounded-l-sm').style,
    );
    expect(parser.parse('pl-2 right-4 rounded-tl-lg', rtl).style).toEqual(
      parser.parse('pl-2 right-4 rounded-tl-lg').style,
    );
  });

  test('a class with rtl: or ltr: counts in that direction only, and wins', () => {
    const classes = 'rtl:text-left text-right ltr:-rotate-6';
    expect(parser.parse(classes, { direction: 'rtl' }).style).toEqual({ textAlign: 'left' });
    expect(parser.parse(classes).style).toEqual({ textAlign: 'right', rotate: -6 });
    expect(parser.parse('rtl:ps-2', { direction: 'rtl' }).style).toEqual(parser.parse('pr-2').style);
    expect(parser.parse('rtl:p-2').style).toEqual({});
    const { unknown } = parser.parse('rtl:zebra rtl:ltr:p-2 md:p-2 rtl: :p-2');
    expect(unknown).toEqual(['rtl:zebra', 'rtl:ltr:p-2', 'md:p-2', 'rtl:', ':p-2']);
  });

  test('the memo does not confuse class strings with surroundings', () => {
    parser.parse('bg-current', { color: '#aaaaaa', fontSize: 16 });
    expect(parser.parse('ltr #aaaaaa 16 bg-current').unknown).toEqual(['ltr', '#aaaaaa', '16']);
    expect(parser.parse('rtl:p-2', { direction: 'rtl' })).not.toEqual(parser.parse('rtl:p-2'));
  });
});

describe('memory', () => {
  test('the same string gives the same frozen object', () => {
    const parser = createClassParser(TOKENS);
    const first = parser.parse('p-4 zebra');
    expect(parser.parse('p-4 zebra')).toBe(first);
    expect(Object.isFrozen(first) && Object.isFrozen(first.style) && Object.isFrozen(first.unknown)).toBe(true);
  });

  test('parsers for different tokens share nothing', () => {
    const one = createClassParser(new Map([['primary', '#111111']]));
    const other = createClassParser(new Map([['primary', '#222222']]));
    expect(one.parse('bg-primary').style.backgroundColor).toBe('#111111');
    expect(other.parse('bg-primary').style.backgroundColor).toBe('#222222');
  });

  test('many interpolated values do not change the result', () => {
    const parser = createClassParser(TOKENS);
    for (let index = 0; index < 10_000; index++) parser.parse(`w-[${index}px] p-4`);
    expect(parser.parse('w-[3px] p-4')).toEqual(parseClasses('w-[3px] p-4', TOKENS));
  });
});

describe('properties', () => {
  const anyClasses = fc
    .array(fc.oneof(fc.constantFrom(...EXAMPLES), fc.string(), nearlyAClass()), { maxLength: 12 })
    .map((names) => names.join(' '));

  test('never throws, and gives the same result with and without the memo', () => {
    const parser = createClassParser(TOKENS);
    fc.assert(
      fc.property(anyClasses, (classes) => {
        const once = parser.parse(classes);
        expect(parser.parse(classes)).toEqual(once);
        expect(parseClasses(classes, TOKENS)).toEqual(once);
      }),
      { numRuns: 500 },
    );
  });

  test('unknown classes are reported verbatim', () => {
    fc.assert(
      fc.property(anyClasses, (classes) => {
        const { unknown } = parseClasses(classes, TOKENS);
        const words = classes.split(/\s+/).filter((word) => word !== '');
        const understood = words.filter((word) => parseClasses(word, TOKENS).unknown.length === 0);
        expect(unknown).toEqual([...new Set(words)].filter((word) => !understood.includes(word)));
        expect(parseClasses(understood.join(' '), TOKENS).style).toEqual(parseClasses(classes, TOKENS).style);
      }),
      { numRuns: 300 },
    );
  });

  test('every number is finite', () => {
    fc.assert(
      fc.property(anyClasses, fc.double({ min: 0, max: 1e4, noNaN: true }), (classes, fontSize) => {
        for (const value of numbersIn(parseClasses(classes, TOKENS, { fontSize }).style)) {
          expect(Number.isFinite(value)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });
});

/** Classes from the table with some characters changed. */
function nearlyAClass(): fc.Arbitrary<string> {
  return fc
    .tuple(
      fc.constantFrom(...EXAMPLES),
      fc.nat(30),
      fc.nat(3),
      fc.constantFrom('', '-', '[', ']', '/', '%', '9', '0', '_', ',', '(', ')', '.', 'px'),
    )
    .map(([name, at, drop, put]) => name.slice(0, at) + put + name.slice(at + drop));
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
}

describe('the work of parsing', () => {
  /** The tokens, counting how often one is asked for. */
  function countingTokens() {
    const counted = { asked: 0 };
    const tokens = new Map(TOKENS);
    tokens.get = (name) => {
      counted.asked += 1;
      return TOKENS.get(name);
    };
    return { counted, tokens };
  }

  test('a hostile class is refused without a look at its parts', () => {
    const { counted, tokens } = countingTokens();
    const parser = createClassParser(tokens);
    const before = counted.asked;
    const hostile = ['-'.repeat(300_000), `bg-[${'('.repeat(300_000)}]`, `bg-${'primary-'.repeat(40_000)}`];
    for (const text of hostile)
      expect(parser.parse(`${text} `.repeat(3))).toMatchObject({ style: {}, unknown: [text] });
    expect(counted.asked).toBe(before);
  });

  test('a class is read once, however often it stands there', () => {
    const { counted, tokens } = countingTokens();
    const parser = createClassParser(tokens);
    const count = (text: string): number => {
      const before = counted.asked;
      parser.parse(text);
      return counted.asked - before;
    };
    expect(count('bg-primary a-b-c-d-e-f')).toBeGreaterThan(0);
    expect(count('bg-primary a-b-c-d-e-f '.repeat(50_000))).toBe(0);
  });

  test('the same string is parsed once', () => {
    const parser = createClassParser(TOKENS);
    for (const name of EXAMPLES) expect(parser.parse(name)).toBe(parser.parse(name));
  });
});
