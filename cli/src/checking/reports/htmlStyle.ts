/** The look of the report of a check: light and dark, on a phone and printed. */
export const HTML_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#14201b, #eef3ef); --ink2: light-dark(#44524b, #b7c4bc);
  --bg: light-dark(#f3f6f3, #0d1411); --surface: light-dark(#fff, #141d19); --line: light-dark(#dae1dc, #24312b);
  --error: light-dark(#a82216, #ff8f7e); --warning: light-dark(#8a5a00, #f2c14e); --info: light-dark(#0e5a42, #7fd1ac); }
* { box-sizing: border-box; margin: 0; }
body { font: 16px/24px system-ui, sans-serif; color: var(--ink); background: var(--bg); padding: 32px 16px 64px; }
header, main { max-width: 860px; margin: 0 auto; }
header p { color: var(--ink2); }
h1 { font: 650 32px/40px Georgia, serif; letter-spacing: -0.02em; overflow-wrap: anywhere; }
h2 { font: 650 24px/32px Georgia, serif; margin: 40px 0 16px; }
h2 span { color: var(--ink2); font-weight: 450; }
h3 { font-size: 16px; line-height: 24px; overflow-wrap: anywhere; }
code { font: 13px/20px ui-monospace, monospace; color: var(--ink2); overflow-wrap: anywhere; }
article { display: flex; gap: 20px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px;
  border-inline-start: 4px solid var(--mark); padding: 16px 20px; margin-bottom: 12px; break-inside: avoid; }
article > div { min-width: 0; flex: 1; display: grid; gap: 4px; align-content: start; }
article p { overflow-wrap: anywhere; }
article img { display: block; width: 220px; max-height: 300px; object-fit: contain; flex: none; align-self: start;
  border: 1px solid var(--line); border-radius: 6px; }
.error { --mark: var(--error); } .warning { --mark: var(--warning); } .info { --mark: var(--info); }
.fix { color: var(--ink2); } .auto { font-weight: 600; }
@media (max-width: 560px) { article { flex-direction: column; } article img { width: 100%; max-height: 320px; } }
@media print { :root { color-scheme: light; } body { padding: 0; background: none; } article img { width: 160px; } }
`;
