// Scenes for the samples: two oracle pictures, two party props, three things on a kitchen table, three photographs.
import {
  at,
  circle,
  ellipse,
  group,
  n2,
  path,
  polar,
  random,
  range,
  rect,
  ridgePath,
  sparklePath,
  starPath,
  svg,
  wavePath,
} from '../lib/svg.mjs';

const GOLD = '#e8c274';
const NIGHT = '#12263f';
const DEEP = '#0d1d33';
const CREAM = '#f4e7c8';
const RUST = '#e56f50';

function oracleSky(cx, cy) {
  const strokes = range(72).map((i) => {
    const angle = (i * Math.PI) / 36;
    const from = polar(cx, cy, i % 2 ? 82 : 70, angle);
    const to = polar(cx, cy, i % 2 ? 620 : i % 4 ? 250 : 340, angle);
    return `M${at(...from)}L${at(...to)}`;
  });
  const next = random(5);
  const stars = range(34)
    .map(() => [next() * 520, next() * 420, 4 + next() * 6])
    .filter(([x, y]) => Math.hypot(x - cx, y - cy) > 120)
    .map(([x, y, r]) => sparklePath(x, y, r, 0.18));
  return (
    rect(-60, -60, 640, 860, `fill="${DEEP}"`) +
    path(strokes.join(''), `fill="none" stroke="${GOLD}" stroke-width="2" stroke-opacity="0.75"`) +
    path(stars.join(''), `fill="${CREAM}"`)
  );
}

export const lighthouse = svg(
  520,
  760,
  oracleSky(260, 230) +
    path('M260 230L-100 122V344Z M260 230L620 122V344Z', `fill="${CREAM}" opacity="0.16"`) +
    circle(260, 230, 62, `fill="${RUST}"`) +
    circle(260, 230, 72, `fill="none" stroke="${GOLD}" stroke-width="3"`) +
    path(starPath(260, 230, 46, 20, 8), `fill="${CREAM}"`) +
    path('M223 308H297L317 612H203Z', `fill="${CREAM}"`) +
    path('M219 360H301L305 420H215ZM211 474H309L313 534H207Z', `fill="${RUST}"`) +
    path('M260 308H297L317 612H260Z', `fill="${NIGHT}" opacity="0.22"`) +
    path(
      'M207 308H313V294H207ZM221 294V272H299V294M221 272C231 254 289 254 299 272',
      `fill="${CREAM}" stroke="${NIGHT}" stroke-width="3"`,
    ) +
    path('M249 562a11 13 0 0 1 22 0v50h-22z', `fill="${NIGHT}"`) +
    rect(254, 436, 12, 22, `rx="6" fill="${NIGHT}"`) +
    path(
      'M80 640C126 574 176 602 206 592C244 576 304 584 334 598C370 606 414 622 436 652C464 702 484 712 504 800H10C50 732 50 680 80 640Z',
      `fill="${NIGHT}" stroke="${GOLD}" stroke-width="3"`,
    ) +
    path(
      'M120 652L164 622M152 668L206 626M316 626L364 648M346 616L396 652M240 648L276 620',
      `fill="none" stroke="${GOLD}" stroke-width="2"`,
    ) +
    range(16)
      .map((i) =>
        path(
          wavePath(630 + i * 11, 4 + i * 0.5, 60 + i * 9, i * 1.3, -60, 580),
          `fill="none" stroke="${i % 3 ? GOLD : CREAM}" stroke-opacity="${i % 3 ? 0.75 : 0.9}" stroke-width="${n2(1.6 + i * 0.12)}"`,
        ),
      )
      .join(''),
);

const wing =
  path(
    'M8-20C60-150 190-190 232-150C250-60 190 20 96 34C60 40 24 24 8 10Z',
    `fill="${CREAM}" stroke="${NIGHT}" stroke-width="4"`,
  ) +
  path(
    'M8 16C60 20 130 40 150 90C150 170 96 206 64 190C30 160 10 90 8 16Z',
    `fill="${GOLD}" stroke="${NIGHT}" stroke-width="4"`,
  ) +
  path(
    'M20-18C80-110 160-150 214-132M24-4C90-70 160-90 222-84M30 8C90-30 150-46 208-36',
    `fill="none" stroke="${NIGHT}" stroke-width="3"`,
  ) +
  circle(150, -76, 38, `fill="${RUST}" stroke="${NIGHT}" stroke-width="4"`) +
  circle(150, -76, 20, `fill="${NIGHT}"`) +
  circle(156, -82, 7, `fill="${CREAM}"`) +
  circle(88, 112, 26, `fill="${NIGHT}"`) +
  circle(88, 112, 13, `fill="${CREAM}"`) +
  path('M10-66C20-110 50-132 72-134', `fill="none" stroke="${GOLD}" stroke-width="5" stroke-linecap="round"`);

export const moth = svg(
  520,
  760,
  oracleSky(260, 230) +
    group('transform="translate(260 372)"', wing) +
    group('transform="translate(260 372) scale(-1 1)"', wing) +
    ellipse(260, 388, 24, 78, `fill="${NIGHT}" stroke="${GOLD}" stroke-width="4"`) +
    path('M238 364H282M236 388H284M238 412H282M243 436H277', `fill="none" stroke="${GOLD}" stroke-width="4"`) +
    circle(260, 308, 22, `fill="${NIGHT}" stroke="${GOLD}" stroke-width="4"`) +
    path('M260 548C290 584 285 606 260 620C233 606 230 584 260 548Z', `fill="${RUST}"`) +
    path('M260 576C273 594 271 606 260 614C249 606 247 590 260 576Z', `fill="${CREAM}"`) +
    rect(228, 628, 64, 190, `fill="${CREAM}"`) +
    path('M228 628H292V656C285 686 279 658 271 658S263 700 255 666S235 690 228 680Z', 'fill="#ffffff"'),
);

export const cloud = svg(
  480,
  330,
  path(
    'M70 262C-2 262-10 162 64 144C54 60 170 26 208 90C250 2 400 24 396 130C486 122 510 262 430 262Z',
    'fill="#ffffff"',
  ) +
    path(
      'M70 262C20 262-2 214 20 178C46 234 140 226 260 226S460 230 476 192C496 226 474 262 430 262Z',
      'fill="#ff9db5"',
    ) +
    circle(200, 162, 12, 'fill="#8e1230"') +
    circle(320, 162, 12, 'fill="#8e1230"') +
    path('M226 196Q260 222 294 196', 'fill="none" stroke="#8e1230" stroke-width="9" stroke-linecap="round"') +
    group(
      'transform="translate(408 236) rotate(16)"',
      path('M0-40V0', 'fill="none" stroke="#fff1dc" stroke-width="5"') +
        path('M-42 6L0-14L42 6V84H-42Z', 'fill="#ffd23f"') +
        circle(0, 10, 8, 'fill="#ff5b34"') +
        path('M-18 62H18M-18 42H6', 'fill="none" stroke="#8e1230" stroke-width="8" stroke-linecap="round"'),
    ),
);

const glass = (fill) =>
  path('M-86-150H86C86-30 54 20 14 30V120H64V146H-64V120H-14V30C-54 20-86-30-86-150Z', 'fill="#ffffff"') +
  path('M-74-96H74C66-26 42 6 0 8C-42 6-66-26-74-96Z', `fill="${fill}"`) +
  circle(-20, -60, 8, 'fill="#ffffff"') +
  circle(24, -40, 6, 'fill="#ffffff"');
export const glasses = svg(
  460,
  430,
  group('transform="translate(336 264) rotate(-14)"', glass('#ff9db5')) +
    group('transform="translate(124 264) rotate(14)"', glass('#ffd23f')) +
    path(
      'M230 66V8M188 72L158 26M272 72L302 26',
      'fill="none" stroke="#fff1dc" stroke-width="12" stroke-linecap="round"',
    ),
);

export const teapot = svg(
  560,
  380,
  ellipse(290, 350, 210, 22, 'fill="#7a0a1e" opacity="0.3"') +
    path('M120 140C120 100 450 100 450 140C490 270 420 346 285 346S80 270 120 140Z', 'fill="#1c4e9c"') +
    path(
      'M442 160C530 140 560 200 540 260C526 300 480 310 440 300L450 270C490 274 510 260 514 230C518 190 490 180 448 192Z',
      'fill="#1c4e9c"',
    ) +
    path('M120 170C80 170 70 120 30 100C60 80 110 90 136 132Z', 'fill="#1c4e9c"') +
    path('M160 110C180 60 390 60 410 110Z', 'fill="#fbe7a8"') +
    circle(285, 54, 22, 'fill="#fbe7a8"') +
    range(5)
      .map((i) => path(starPath(175 + i * 55, 220 + (i % 2) * 26, 22, 9, 6), 'fill="#fbe7a8"'))
      .join(''),
);

export const spoon = svg(
  420,
  400,
  ellipse(214, 376, 170, 16, 'fill="#0f2a57" opacity="0.3"') +
    group(
      'transform="rotate(34 210 200)"',
      path('M198 168C196 250 190 320 184 380C182 400 238 400 236 380C230 320 224 250 222 168Z', 'fill="#d9dde4"') +
        ellipse(210, 92, 70, 92, 'fill="#e9ecf1"') +
        ellipse(206, 84, 50, 70, 'fill="#c3c9d4"') +
        path('M180 46C166 70 166 104 178 128C160 116 156 66 180 46Z', 'fill="#ffffff"'),
    ),
);

export const egg = svg(
  360,
  400,
  ellipse(180, 376, 120, 16, 'fill="#123d22" opacity="0.3"') +
    path('M180 20C236 20 276 96 276 158C276 214 236 248 180 248S84 214 84 158C84 96 124 20 180 20Z', 'fill="#fff6e4"') +
    path('M150 52C120 84 106 130 112 170C96 142 112 76 150 52Z', 'fill="#ffffff"') +
    path(
      'M60 196H300C300 268 264 304 214 314V346H262C272 346 276 372 262 372H98C84 372 88 346 98 346H146V314C96 304 60 268 60 196Z',
      'fill="#ffc93c"',
    ) +
    range(7)
      .map((i) => circle(84 + i * 32, 232, 9, 'fill="#1e7544"'))
      .join('') +
    path('M60 196H300V208H60Z', 'fill="#e5a91a"'),
);

const grain = (seed, count, color) => {
  const next = random(seed);
  return group(
    `fill="${color}" opacity="0.05"`,
    range(count)
      .map(() => rect(next() * 630, next() * 880, 1.6, 1.6, ''))
      .join(''),
  );
};
const fade = (id, stops) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`).join('')}</linearGradient>`;

/** A harbour before sunrise. */
export const ferry = svg(
  630,
  880,
  `<defs>${fade('sky', [
    [0, '#1f2f49'],
    [0.3, '#7b6a7d'],
    [0.47, '#e59a6c'],
    [0.56, '#ffd9a0'],
  ])}${fade('sea', [
    [0, '#f0b988'],
    [0.2, '#8d7580'],
    [0.7, '#2b3a55'],
    [1, '#141d30'],
  ])}<radialGradient id="sun"><stop offset="0" stop-color="#fff6dc"/><stop offset="0.25" stop-color="#ffe3ae" stop-opacity="0.9"/><stop offset="1" stop-color="#ffc27e" stop-opacity="0"/></radialGradient></defs>` +
    rect(-20, -20, 670, 920, 'fill="url(#sky)"') +
    circle(410, 470, 250, 'fill="url(#sun)"') +
    circle(410, 470, 38, 'fill="#fff6dc"') +
    range(4)
      .map((i) =>
        path(
          wavePath(150 + i * 62, 7, 420 + i * 60, i * 1.7, -20, 650),
          `fill="none" stroke="#ffd9b0" stroke-width="${n2(16 - i * 3)}" stroke-linecap="round" opacity="${n2(0.1 + i * 0.03)}"`,
        ),
      )
      .join('') +
    group(
      'transform="translate(0 0)"',
      path(ridgePath(462, 22, 4, 630, 520, 10), 'fill="#8a6a72" opacity="0.75"') +
        path(ridgePath(486, 16, 9, 630, 520, 14), 'fill="#5b4c61" opacity="0.9"'),
    ) +
    rect(-20, 506, 670, 400, 'fill="url(#sea)"') +
    range(26)
      .map((i) => {
        const y = 512 + i * i * 0.52;
        const half = 22 + i * 5;
        return path(
          `M${n2(410 - half + Math.sin(i * 2.1) * 16)} ${n2(y)}h${n2(half * 1.5)}`,
          `fill="none" stroke="#ffe9c4" stroke-width="${n2(1.4 + i * 0.16)}" stroke-linecap="round" opacity="${n2(0.8 - i * 0.026)}"`,
        );
      })
      .join('') +
    path('M60 560H300L282 604H92Z', 'fill="#151a2a"') +
    path('M96 560V532H256V560ZM120 532V510H220V532Z', 'fill="#20263a"') +
    path('M196 510V474H214V510Z', 'fill="#151a2a"') +
    range(7)
      .map((i) => rect(106 + i * 21, 541, 11, 9, 'fill="#ffd9a0"'))
      .join('') +
    path(
      'M205 474C220 452 246 452 262 436',
      'fill="none" stroke="#20263a" stroke-width="7" stroke-linecap="round" opacity="0.5"',
    ) +
    path('M92 606C150 616 230 616 284 606L250 640H120Z', 'fill="#0d1220" opacity="0.45"') +
    grain(3, 500, '#ffffff'),
);

/** A stairwell seen from the top. */
export const stairwell = (() => {
  const turns = range(46).map((i) => {
    const t = i / 46;
    const angle = i * 0.52;
    const r = 520 * (1 - t) ** 1.25 + 26;
    return { i, t, angle, r, cx: 330 + 40 * t, cy: 400 + 30 * t };
  });
  const steps = turns.map(({ i, t, angle, r, cx, cy }) => {
    const [a, b] = [polar(cx, cy, r, angle), polar(cx, cy, r, angle + 0.54)];
    const [c, d] = [polar(cx, cy, r * 0.56, angle + 0.54), polar(cx, cy, r * 0.56, angle)];
    const light = Math.round(60 + 150 * (0.5 + 0.5 * Math.cos(angle - 0.8)) * (1 - t * 0.55));
    const color = `#${[light, Math.round(light * 0.9), Math.round(light * 0.76)].map((v) => v.toString(16).padStart(2, '0')).join('')}`;
    return path(
      `M${at(...a)}A${n2(r)} ${n2(r)} 0 0 1 ${at(...b)}L${at(...c)}A${n2(r * 0.56)} ${n2(r * 0.56)} 0 0 0 ${at(...d)}Z`,
      `fill="${color}" stroke="#1b1714" stroke-width="${n2(3 - 2.4 * (i / 46))}"`,
    );
  });
  return svg(
    630,
    880,
    '<defs><radialGradient id="shade" cx="0.56" cy="0.48" r="0.75"><stop offset="0.3" stop-color="#000000" stop-opacity="0"/><stop offset="1" stop-color="#000000" stop-opacity="0.65"/></radialGradient></defs>' +
      rect(-20, -20, 670, 920, 'fill="#2a241f"') +
      steps.join('') +
      circle(370, 430, 24, 'fill="#f7ecd2"') +
      circle(370, 430, 12, 'fill="#c9542f"') +
      rect(-20, -20, 670, 920, 'fill="url(#shade)"') +
      grain(8, 500, '#ffffff'),
  );
})();
