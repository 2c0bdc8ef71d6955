import type { NextStep } from '../errors.js';
import { escapeHtml } from './escapeHtml.js';

/** A page that a link in an e-mail opens. */
interface AnswerPage {
  readonly title: string;
  readonly text: string;
  /** Posts to the page's own URL. */
  readonly button?: string;
  /** What to do next. */
  readonly next?: NextStep;
}

/** A small page without scripts, for people who follow a link in an e-mail. */
export function answerPage({ title, text, button, next }: AnswerPage): string {
  const form = button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`;
  const link =
    next === undefined ? '' : `<a class="next" href="${escapeHtml(next.href)}">${escapeHtml(next.label)}</a>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} · Cardwright</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="/"><img src="/icon.svg" alt="" width="28" height="28">Cardwright</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${form}${link}
</main>
</body>
</html>
`;
}

/** A card on the table. The studio's fonts have names that change with every build, so it is set in the reader's own. */
const STYLE = `:root{color-scheme:light dark}
body{display:grid;grid-template-rows:auto 1fr;min-height:100vh;min-height:100dvh;margin:0;font:17px/1.5 system-ui,sans-serif;
background:radial-gradient(ellipse 70% 60% at 50% 45%,light-dark(#d3eadf,#0e5a42),transparent 100%) light-dark(#f3f6f3,#0d1411);
color:light-dark(#14201b,#eef3ef)}
header{padding:20px 24px}
header a{display:inline-flex;gap:10px;align-items:center;color:inherit;font:650 20px/28px Besley,Georgia,serif;text-decoration:none}
main{box-sizing:border-box;place-self:center;width:min(24rem,100vw - 48px);margin-bottom:12vh;padding:40px 32px;border-radius:18px;
background:light-dark(#fff,#141d19);box-shadow:0 1px 2px #0003,0 18px 40px -12px #0006;transform:rotate(-1deg)}
h1{margin:0;font:650 34px/38px Besley,Georgia,serif;letter-spacing:-.02em}
p{margin:14px 0 0}
form{margin-top:28px}
button,.next{box-sizing:border-box;width:100%;min-height:48px;padding:0 20px;border:0;border-radius:8px;font:inherit;font-weight:600;cursor:pointer;
background:light-dark(#0e5a42,#f5bc45);color:light-dark(#fff,#1b1404)}
.next{display:grid;place-items:center;margin-top:28px;text-decoration:none}
:focus-visible{outline:2px solid light-dark(#0e5a42,#f5bc45);outline-offset:3px}`;
