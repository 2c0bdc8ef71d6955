import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mark } from './mark.mjs';

/** Left to right: design, degrees, pixels from the left. */
const HAND = [
  ['emberwild', -11, 0],
  ['open-ground', 1, 96],
  ['where-on-earth', 13, 192],
];

/**
 * The picture for shared links, 1200 × 630: felt, three cards, the name.
 * @param {string} root of the repository
 * @param {(slug: string) => Promise<Buffer>} frontOf a template's sample card as PNG
 */
export async function socialPage(root, frontOf) {
  const fonts = join(root, 'node_modules', '@fontsource-variable');
  const besley = await dataUrl(join(fonts, 'besley', 'files', 'besley-latin-wght-normal.woff2'), 'font/woff2');
  const sans = await dataUrl(
    join(fonts, 'instrument-sans', 'files', 'instrument-sans-latin-wght-normal.woff2'),
    'font/woff2',
  );
  const cards = await Promise.all(
    HAND.map(async ([slug, turn, x]) => {
      const source = `data:image/png;base64,${(await frontOf(slug)).toString('base64')}`;
      return `<img src="${source}" style="transform:translateX(${x}px) rotate(${turn}deg)">`;
    }),
  );
  return `<!doctype html><meta charset="utf-8"><style>
    @font-face{font-family:Besley;src:url(${besley});font-weight:400 900}
    @font-face{font-family:Instrument;src:url(${sans});font-weight:400 700}
    *{box-sizing:border-box;margin:0}
    body{position:relative;width:1200px;height:630px;overflow:hidden;color:#f3f6f3;background:radial-gradient(760px 620px at 66% 44%,#2b7f5c,transparent 72%),#0c2a20}
    .words{position:absolute;left:72px;top:0;bottom:0;width:560px;display:flex;flex-direction:column;justify-content:center}
    h1{font:650 66px/70px Besley;letter-spacing:-.03em;text-wrap:balance}
    p{margin-top:24px;font:450 24px/34px Instrument;max-width:440px;color:#b7d3c5}
    .name{display:flex;gap:14px;align-items:center;margin-bottom:36px;font:700 30px/1 Besley;letter-spacing:-.022em}
    .hand{position:absolute;left:690px;top:128px}
    .hand img{position:absolute;width:284px;border-radius:5.4%/3.86%;transform-origin:50% 100%;box-shadow:0 2px 2px #0006,0 24px 40px -12px #000a}
  </style><div class="words">
    <div class="name"><svg width="44" height="44" viewBox="0 0 64 64">${mark}</svg>Cardwright</div>
    <h1>Make the game you keep describing.</h1><p>Design cards, print them properly, deal them online.</p>
  </div><div class="hand">${cards.join('')}</div>`;
}

async function dataUrl(file, type) {
  return `data:${type};base64,${(await readFile(file)).toString('base64')}`;
}
