/** The look of the page of differences: light and dark, on a phone and printed. */
export const REPORT_STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#14201b, #eef3ef); --ink2: light-dark(#44524b, #b7c4bc);
  --bg: light-dark(#f3f6f3, #0d1411); --surface: light-dark(#fff, #141d19); --line: light-dark(#dae1dc, #24312b);
  --gone: light-dark(#a82216, #ff8f7e); --new: light-dark(#0e5a42, #7fd1ac); }
* { box-sizing: border-box; margin: 0; }
body { font: 16px/24px system-ui, sans-serif; color: var(--ink); background: var(--bg); padding: 32px 16px 64px; }
header, main { max-width: 960px; margin: 0 auto; }
h1 { font: 650 32px/40px Georgia, serif; letter-spacing: -0.02em; }
h2 { font: 650 24px/32px Georgia, serif; margin: 40px 0 16px; }
h2 span, h3 span { color: var(--ink2); font-weight: 450; }
h3 { font-size: 18px; line-height: 24px; }
code { font: 14px/20px ui-monospace, monospace; color: var(--ink2); overflow-wrap: anywhere; }
article { background: var(--surface); border: 1px solid var(--line); border-radius: 12px; padding: 20px; margin-bottom: 16px;
  break-inside: avoid; }
.faces { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr)); gap: 16px; margin-top: 16px; }
figure img { display: block; width: 100%; border-radius: 5.4% / 3.9%; box-shadow: 0 8px 20px -8px #0006; }
figcaption { color: var(--ink2); font-size: 14px; line-height: 20px; margin-top: 8px; }
table { width: 100%; border-collapse: collapse; margin-top: 16px; }
th, td { text-align: left; vertical-align: top; padding: 8px 16px 8px 0; border-top: 1px solid var(--line); }
th { width: 30%; font-weight: 450; color: var(--ink2); overflow-wrap: anywhere; }
td { white-space: pre-wrap; overflow-wrap: anywhere; }
del, ins { display: block; } del { color: var(--gone); } ins { color: var(--new); text-decoration: none; font-weight: 600; }
`;
