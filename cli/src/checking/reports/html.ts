import { escapeXml, type Finding, type Problem, SEVERITIES } from '@cardwright/renderer';
import { HTML_STYLE } from './htmlStyle.js';
import { countSeverities, describeCounts } from '../../findings/severityCounts.js';
import { placeOfFinding } from './placeOfFinding.js';
import type { CheckReport } from './CheckReport.js';

const HEADINGS = { error: 'Errors', warning: 'Warnings', info: 'Notes' } as const;

/** A page of its own, without scripts or other files, for screens and paper. */
export function html({ deck, title, problems, findings, pictures }: CheckReport): string {
  const isNamed = title !== undefined && title !== '';
  const name = escapeXml(isNamed ? `“${title}”` : deck);
  const source = isNamed ? `<p><code>${escapeXml(deck)}</code></p>\n` : '';
  const sections = SEVERITIES.map((severity) => {
    const articles = [
      ...problems.filter((each) => each.severity === severity).map(problemArticle),
      ...findings.filter((each) => each.severity === severity).map((each) => findingArticle(each, pictures?.get(each))),
    ];
    if (articles.length === 0) return '';
    return `<section aria-labelledby="${severity}">\n<h2 id="${severity}">${HEADINGS[severity]} <span>${articles.length}</span></h2>\n${articles.join('\n')}\n</section>`;
  });
  const isEmpty = problems.length + findings.length === 0;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Check of ${name}</title>
<style>${HTML_STYLE}</style>
</head>
<body>
<header>
<h1>Check of ${name}</h1>
${source}<p>${sentence(describeCounts(countSeverities([...problems, ...findings])))}</p>
</header>
<main>
${isEmpty ? '<p>Nothing to fix. Every text fits, and every picture is sharp enough to print.</p>' : sections.join('\n')}
</main>
</body>
</html>
`;
}

function problemArticle({ code, severity, path, message, fix, place }: Problem): string {
  const where = [place?.file, place?.line, place?.column].filter((part) => part !== undefined).join(':');
  return article({ code, severity, place: [where, path].filter((part) => part !== '').join(' '), message, fix });
}

function findingArticle(finding: Finding, picture: string | undefined): string {
  const { code, severity, message, fix, quickFix } = finding;
  return article({
    code,
    severity,
    place: sentence(placeOfFinding(finding)),
    message,
    fix,
    picture,
    label: quickFix?.label,
  });
}

interface Article {
  readonly code: string;
  readonly severity: Finding['severity'];
  readonly place: string;
  readonly message: string;
  readonly fix: string | undefined;
  readonly picture?: string | undefined;
  /** The label of the fix that a program can apply. */
  readonly label?: string | undefined;
}

function article({ code, severity, place, message, fix, picture, label }: Article): string {
  const shown =
    picture === undefined ? '' : `<img src="${picture}" alt="${escapeXml(`${place}, with the place marked`)}">\n`;
  const command =
    label === undefined ? '' : `\n<p class="auto">${escapeXml(label)} <code>--fix-only ${code}</code></p>`;
  return `<article class="${severity}">
${shown}<div>
<h3>${escapeXml(place === '' ? 'The deck' : place)}</h3>
<p>${escapeXml(message)}</p>
${fix === undefined ? '' : `<p class="fix">${escapeXml(fix)}</p>`}${command}
<p class="code"><code>${escapeXml(code)}</code></p>
</div>
</article>`;
}

/** The text with a capital letter at its beginning. */
function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
