import { beforeAll, describe, expect, test } from 'vitest';
import type { ColorTokens } from '../tokens.js';
import { createClassParser } from './classParser.js';
import { listClasses } from './listClasses.js';
import { canonicalCss } from './testing/canonicalCss.js';
import { styleToCss } from './testing/styleToCss.js';
import type { TailwindOracle } from './testing/tailwindOracle.js';
import { tailwindOracle } from './testing/tailwindOracle.js';

const TEXT_COLOR = '#102030';
const NO_TOKENS: ColorTokens = new Map();
const parser = createClassParser(NO_TOKENS);

/** Class strings that mean the same in Cardwright and in Tailwind. */
const SAMPLES = `
  flex block hidden relative absolute visible invisible overflow-hidden overflow-visible
  flex-row flex-row-reverse flex-col flex-col-reverse flex-wrap flex-nowrap flex-wrap-reverse
  flex-1 flex-2 flex-auto flex-initial flex-none flex-1/2 flex-[3] grow grow-0 grow-3 grow-[2.5] shrink shrink-0 flex-grow flex-grow-0 flex-shrink flex-shrink-0
  basis-0 basis-4 basis-1/3 basis-full basis-auto basis-xs basis-[37%] basis-[12px]
  justify-start justify-center justify-end justify-between justify-around justify-evenly justify-normal justify-center-safe
  items-start items-center items-end items-baseline items-stretch items-end-safe
  content-start content-center content-end content-between content-around content-stretch
  self-auto self-start self-center self-end self-stretch self-baseline
  place-content-center place-content-between place-content-start place-self-center place-self-end
  gap-0 gap-px gap-2 gap-2.5 gap-x-3 gap-y-[7px] gap-[1rem]
  p-0 p-px p-0.25 p-1.75 p-0.5 p-4 p-96 px-3 py-1.5 pt-2 pr-2 pb-2 pl-2 ps-2 pe-2 pbs-2 pbe-2 p-[5%] pt-[13px] px-[1rem]
  m-0 m-4 m-auto mx-auto my-3 mt-1 mr-1 mb-1 ml-1 ms-auto me-3 -m-4 -mx-px -mt-2.5 m-[7px] m-[-7px] -m-[7px] mt-[10%]
  inset-0 inset-4 -inset-2 inset-x-1/4 inset-y-2 -inset-x-1 top-0 right-2 bottom-1/2 left-full -top-3 -left-1/3 top-auto start-2 end-2 inset-bs-3 inset-be-1/2 inset-[5%] top-[-4px] -right-full
  w-0 w-4 w-px w-24 w-1/2 w-2/3 w-11/12 w-full w-auto w-fit w-xs w-7xl w-[33%] w-[12px] w-[2rem]
  h-4 h-1/2 h-full h-auto h-fit h-[45px] size-4 size-1/2 size-full size-[20px]
  min-w-0 min-w-4 min-w-full max-w-1/2 max-w-sm max-w-[80%] min-h-6 min-h-[10px] max-h-full max-h-40
  aspect-square aspect-video aspect-3/4 aspect-[4/3] aspect-[1.5]
  z-0 z-10 -z-20 z-[7] z-[-7]
  text-xs text-sm text-base text-lg text-xl text-2xl text-3xl text-4xl text-5xl text-6xl text-7xl text-8xl text-9xl text-[31px] text-[2rem] text-base/6 text-lg/tight text-[14px]/[1.2] text-xl/none text-sm/[17px]
  leading-none leading-tight leading-snug leading-normal leading-relaxed leading-loose leading-6 leading-4.5 leading-[1.15] leading-[18px]
  tracking-tighter tracking-tight tracking-normal tracking-wide tracking-wider tracking-widest tracking-[0.2em] -tracking-[0.1em]
  font-thin font-extralight font-light font-normal font-medium font-semibold font-bold font-extrabold font-black font-[650]
  italic not-italic text-left text-center text-right text-justify text-start text-end uppercase lowercase capitalize normal-case
  underline line-through overline no-underline text-ellipsis text-clip text-wrap text-nowrap text-balance whitespace-pre-line hyphens-none hyphens-manual hyphens-auto
  text-red-500 text-slate-950 text-black text-white text-[#abc] text-[#12345678] text-[rgb(1,2,3)] text-[rgb(10_20_30/50%)] text-[hsl(210_50%_40%)] text-sky-400/30 text-[color:#fedcba]
  bg-amber-100 bg-black/50 bg-[#abc]/50 bg-transparent bg-current bg-emerald-600/[.33] bg-emerald-600/[33%] bg-lime-300/5 bg-taupe-500 bg-[oklch(0.7_0.1_200)]
  border border-0 border-2 border-8 border-x border-y-4 border-t border-r-2 border-b-4 border-l-8 border-s border-e-2 border-bs-4 border-[3px] border-t-[1.5px] border-x-[0px]
  border-red-500 border-t-blue-300 border-x-green-400/50 border-b-[#123] border-s-black border-be-red-500 border-current border-[#abcdef] border-solid border-dashed border-dotted border-double border-none
  rounded rounded-xs rounded-sm rounded-md rounded-lg rounded-xl rounded-2xl rounded-3xl rounded-4xl rounded-none rounded-full rounded-t-lg rounded-r rounded-b-xl rounded-l-none rounded-tl rounded-tr-2xl rounded-br-full rounded-bl-md rounded-s-lg rounded-e rounded-ss-xl rounded-ee rounded-[10px] rounded-t-[20%]
  opacity-0 opacity-50 opacity-100 opacity-12.5 opacity-[.33] opacity-[45%]
  mix-blend-normal mix-blend-multiply mix-blend-screen mix-blend-overlay mix-blend-color-dodge mix-blend-luminosity
  shadow-2xs shadow-xs shadow-sm shadow shadow-md shadow-lg shadow-xl shadow-2xl shadow-none shadow-inner shadow-md/50 shadow-[0_2px_6px_rgb(0,0,0,0.4)] shadow-[0_1px_2px_#123,inset_0_0_3px_1px_#456]
  text-shadow-2xs text-shadow-xs text-shadow-sm text-shadow-md text-shadow-lg text-shadow-lg/40 text-shadow-[1px_2px_3px_#123]
  columns-2 columns-3 grayscale grayscale-50 grayscale-[25%] sepia sepia-20 blur-sm blur-3xl blur-[3px]
  inset-shadow-2xs inset-shadow-xs inset-shadow-sm inset-shadow-none inset-shadow-sm/20
  ring ring-0 ring-1 ring-4 ring-[3px] inset-ring inset-ring-2
  rotate-0 rotate-6 rotate-45 -rotate-90 rotate-[17deg] rotate-[-3deg] scale-95 scale-150 scale-[1.1] -scale-x-100 scale-x-50 scale-y-[0.25] translate-x-4 -translate-y-1/2 translate-x-[10%] translate-1/2 translate-y-px -translate-full
  object-cover object-contain object-fill object-none object-scale-down object-center object-top object-left-top object-top-left object-right-bottom object-bottom-right object-[25%_75%]
  fill-red-500 fill-none fill-current fill-black/20 stroke-blue-700 stroke-none stroke-0 stroke-2 stroke-[1.5] stroke-[3px] decoration-red-500 decoration-black/40
`
  .split(/\s+/)
  .filter((name) => name !== '');

/** Classes that only have a meaning together. */
const TOGETHER = [
  'bg-linear-to-r from-red-500 to-blue-500',
  'bg-gradient-to-b from-red-500 via-white to-blue-500',
  'bg-linear-to-tr from-red-500 from-10% via-green-300 via-40% to-blue-500 to-90%',
  'bg-linear-to-bl from-black/50 to-white',
  'bg-linear-45 from-red-500 to-blue-500',
  '-bg-linear-45 from-red-500 to-blue-500',
  'bg-linear-[25deg] from-red-500 to-blue-500',
  'bg-radial from-red-500 to-blue-500',
  'bg-radial-[at_50%_25%] from-red-500 to-blue-500',
  'bg-gradient-to-r from-red-500 from-[12.5%] to-blue-500',
  'bg-linear-[160deg,#fff_0%,#e8d9b5_60%,#c9a961_100%]',
  'bg-[linear-gradient(30deg,#fff_0%,#000_100%)]',
  'shadow-md shadow-red-500',
  'shadow-lg shadow-black/25 ring-2 ring-blue-500',
  'text-shadow-md text-shadow-red-500',
  'ring-2 ring-offset-4',
  'ring-2 ring-offset-4 ring-offset-black',
  'ring-2 ring-inset ring-red-500',
  'inset-shadow-sm inset-shadow-red-500/50 inset-ring-2 inset-ring-black shadow-xl',
  'text-xl leading-6',
  'leading-6 text-xl',
  'leading-none text-[31px]',
  'p-4 pt-2',
  'pt-2 p-4',
  'px-1 p-2 pl-3',
  'border-2 border-t-4',
  'border-t-4 border-2',
  'rounded-xl rounded-tl-none',
  'rounded-tl-none rounded-xl',
  'inset-0 top-4',
  'top-4 inset-0',
  'gap-2 gap-x-4',
  'size-4 w-8',
  'w-8 size-4',
  'scale-50 -scale-x-100',
];

const listed = [...listClasses(NO_TOKENS)].filter((entry) => entry.open !== true).map((entry) => entry.name);

let oracle: TailwindOracle;
beforeAll(async () => {
  oracle = await tailwindOracle([...SAMPLES, ...TOGETHER, ...listed]);
});

describe('means the same in Tailwind:', () => {
  test.each([...SAMPLES, ...TOGETHER])('%s', (sample) => {
    for (const name of sample.split(' ')) expect(oracle.knows(name), `Tailwind knows ${name}`).toBe(true);
    const { style, unknown } = parser.parse(sample, { color: TEXT_COLOR });
    expect(unknown).toEqual([]);
    expect(styleToCss(style)).toEqual(canonicalCss(oracle.properties(sample), TEXT_COLOR));
  });
});

/** Classes of our own: CSS or Tailwind has nothing for them. */
const OWN = /^(?:text-outline|duotone|small-caps|normal-caps|writing|table-lines)(?:-|$)/;

test('Tailwind knows every class that completion offers', () => {
  expect(listed.filter((name) => !oracle.knows(name) && !OWN.test(name))).toEqual([]);
});

test('classes that Tailwind rejects are unknown here too', async () => {
  const refused =
    'p-4.3 -p-4 p--2 text-10xl bg-red-550 z-1.5 opacity-50.1 flex-full rounded-5xl bg-linear-to-x font- shadow-3xl -w-4 line-clamp-x';
  const strict = await tailwindOracle([refused]);
  for (const name of refused.split(' ')) {
    expect(strict.knows(name), `Tailwind knows ${name}`).toBe(false);
    expect(parser.parse(name).unknown, name).toEqual([name]);
  }
});

test('there are many samples', () => {
  expect(new Set([...SAMPLES, ...TOGETHER]).size).toBeGreaterThan(400);
});
