import { escapeHtml } from './escapeHtml.js';

/** A page that a link in an e-mail opens. */
interface AnswerPage {
  readonly title: string;
  readonly text: string;
  /** Posts to the page's own URL. */
  readonly button?: string;
}

/** A small page without scripts, for people who follow a link in an e-mail. */
export function answerPage({ title, text, button }: AnswerPage): string {
  const form = button === undefined ? '' : `<form method="post"><button>${escapeHtml(button)}</button></form>`;
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
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${form}
<p><a href="/">Cardwright</a></p>
</main>
</body>
</html>
`;
}

const STYLE = `:root{color-scheme:light dark}
body{margin:0;font:18px/1.5 system-ui,sans-serif;background:light-dark(#f3f6f3,#0d1411);color:light-dark(#14201b,#eef3ef)}
main{max-width:32rem;margin:15vh auto;padding:0 1.5rem}
button{font:inherit;font-weight:600;padding:.6rem 1.2rem;border:0;border-radius:.5rem;cursor:pointer;
background:light-dark(#0e5a42,#f5bc45);color:light-dark(#fff,#1b1404)}
a{color:light-dark(#0e5a42,#7fd1ac)}`;
