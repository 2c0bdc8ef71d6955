import { escapeHtml } from '../../presenters/escapeHtml.js';

type Json = Record<string, unknown>;

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly 'x-access': string;
  readonly parameters: readonly { name: string; in: string; required: boolean; description?: string; schema: Json }[];
  readonly requestBody?: { content: { 'application/json': { schema: Json } } };
  readonly responses: Readonly<
    Record<string, { description: string; content?: Readonly<Record<string, { schema?: Json }>> }>
  >;
}

interface Call extends Operation {
  readonly method: string;
  readonly path: string;
}

/** The OpenAPI document as a readable page, without scripts, so that the security policy needs no exception. */
export function apiPage(document: Json): string {
  const calls = Object.entries(document.paths as Record<string, Record<string, Operation>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ ...operation, method, path })),
  );
  const tags = [...new Set(calls.flatMap((call) => call.tags))].sort();
  const sections = tags.map((tag) =>
    section(
      tag,
      calls.filter((call) => call.tags.includes(tag)),
    ),
  );
  const links = tags.map((tag) => `<a href="#${slug(tag)}">${escapeHtml(tag)}</a>`);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Cardwright API</title><style>${STYLE}</style></head><body>
<header><h1>Cardwright API</h1><p>JSON over HTTP. Sign in at <code>/auth/v1</code> with supabase-js and send the access token as
<code>Authorization: Bearer …</code>. Errors are <code>application/problem+json</code> (RFC 9457).
The document for programs: <a href="/api/openapi.json">openapi.json</a>.</p><nav aria-label="Resources">${links.join(' ')}</nav></header>
<main>${sections.join('')}</main></body></html>`;
}

function section(tag: string, calls: readonly Call[]): string {
  return `<section id="${slug(tag)}"><h2>${escapeHtml(tag)}</h2>${calls.map(callBlock).join('')}</section>`;
}

function callBlock(call: Call): string {
  const access = { public: 'everyone', member: 'signed in', admin: 'admins' }[call['x-access']] ?? call['x-access'];
  const body = call.requestBody?.content['application/json'].schema;
  return `<details id="${escapeHtml(call.operationId)}"><summary><b class="${call.method}">${call.method.toUpperCase()}</b>
<code>${escapeHtml(call.path)}</code> <span>${escapeHtml(call.summary)}</span> <i>${access}</i></summary>
${call.description === undefined ? '' : `<p>${escapeHtml(call.description)}</p>`}${parameterTable(call)}
${body === undefined ? '' : `<h3>Body</h3>${schemaBlock(body)}`}${responses(call)}</details>`;
}

function parameterTable({ parameters }: Call): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(
    ({ name, in: place, required, description = '', schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${place}${required ? '' : ', optional'}</td><td>${escapeHtml(typeOf(schema))}</td><td>${escapeHtml(description)}</td></tr>`,
  );
  return `<h3>Parameters</h3><div class="wide"><table>${rows.join('')}</table></div>`;
}

function responses(call: Call): string {
  const good = Object.entries(call.responses).filter(([status]) => status < '300');
  const bad = Object.entries(call.responses).filter(([status]) => status >= '400');
  const shapes = good.map(([status, { description, content = {} }]) => {
    const [type, media] = Object.entries(content)[0] ?? [];
    const shape = media?.schema === undefined ? '' : schemaBlock(media.schema);
    return `<h3>${status} ${escapeHtml(description)}${type === undefined ? '' : ` <small>${escapeHtml(type)}</small>`}</h3>${shape}`;
  });
  const problems = bad.map(([status, { description }]) => `<li><code>${status}</code> ${escapeHtml(description)}</li>`);
  return `${shapes.join('')}<h3>Problems</h3><ul>${problems.join('')}</ul>`;
}

function schemaBlock(schema: Json): string {
  return `<pre tabindex="0">${escapeHtml(JSON.stringify(schema, undefined, 2))}</pre>`;
}

function typeOf({ type, enum: values, anyOf }: Json): string {
  if (Array.isArray(values)) return values.join(' | ');
  if (Array.isArray(anyOf)) return anyOf.map((each: Json) => typeOf(each)).join(' | ');
  return typeof type === 'string' ? type : 'any';
}

function slug(text: string): string {
  return text.toLowerCase().replaceAll(/\W+/g, '-');
}

const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#faf6ec,#17130f);--ink:light-dark(#221c15,#f3ecdd);--muted:light-dark(#6b6153,#b3a894);
--line:light-dark(#ded5c1,#3a3229);--accent:light-dark(#0e5a42,#7fd1ae);--surface:light-dark(#fffdf7,#201b15)}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 "Instrument Sans",system-ui,sans-serif}
header,main{max-width:68rem;margin:auto;padding:1.5rem}h1{font-size:2.2rem;line-height:1.1;margin:.5em 0 .2em}h2{margin:2.2rem 0 .6rem}
h3{font-size:.95rem;margin:1.2rem 0 .4rem}nav{display:flex;flex-wrap:wrap;gap:.35rem 1rem}a{color:var(--accent)}
details{background:var(--surface);border:1px solid var(--line);border-radius:10px;margin:.4rem 0;padding:0 1rem}
details[open]{padding-bottom:1rem}summary{cursor:pointer;padding:.7rem 0;display:flex;flex-wrap:wrap;gap:.2rem .7rem;align-items:baseline}
summary b{font:600 .75rem/1 "Spline Sans Mono",monospace;min-width:3.6rem;color:var(--accent)}summary code{font-weight:600;overflow-wrap:anywhere}
summary span{flex:1 1 12rem;color:var(--muted)}summary i{font-size:.8rem;color:var(--muted)}code,pre{font-family:"Spline Sans Mono",ui-monospace,monospace;font-size:.86em}
pre{max-height:26rem;overflow:auto;background:var(--paper);border:1px solid var(--line);border-radius:8px;padding:.8rem;margin:0}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%}td{border-top:1px solid var(--line);padding:.35rem .6rem .35rem 0;vertical-align:top}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}ul{margin:.2rem 0;padding-left:1.2rem}small{color:var(--muted);font-weight:400}`;
