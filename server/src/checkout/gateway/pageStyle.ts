/** The studio's colours and type, repeated because the page belongs to no build. */
export const PAGE_STYLE = `@font-face{font-family:'Instrument Sans';src:url(/fonts/instrument-sans-latin-400-normal.ttf);font-weight:400;font-display:swap}
@font-face{font-family:'Instrument Sans';src:url(/fonts/instrument-sans-latin-600-normal.ttf);font-weight:600 700;font-display:swap}
@font-face{font-family:Besley;src:url(/fonts/besley-latin-700-normal.ttf);font-weight:700;font-display:swap}
:root{color-scheme:light dark;--bg:light-dark(#f3f6f3,#0d1411);--surface:light-dark(#fff,#141d19);--ink:light-dark(#14201b,#eef3ef);
--ink2:light-dark(#44524b,#b7c4bc);--line:light-dark(#dae1dc,#24312b);--control:light-dark(#7f8e86,#6b7c73);--primary:light-dark(#0e5a42,#f5bc45);
--hover:light-dark(#0a4734,#ffcc66);--on-primary:light-dark(#fff,#1b1404);--soft:light-dark(#e1f1e9,#15352a);
--lamp:light-dark(#7a5000,#f5bc45);--lamp-soft:light-dark(#fdf2d6,#33280f);--pip:light-dark(#a82216,#ff8f7e);--pip-soft:light-dark(#fce8e4,#3a1813)}
:root[data-mantine-color-scheme=light]{color-scheme:light}:root[data-mantine-color-scheme=dark]{color-scheme:dark}
*{box-sizing:border-box;margin:0}body{min-height:100vh;padding:32px 16px;background:var(--bg);color:var(--ink);
font:400 15px/22px 'Instrument Sans',-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif}
header,main{max-width:520px;margin:0 auto}header{display:flex;align-items:center;gap:10px;padding-bottom:20px;font:700 20px/24px Besley,Georgia,serif}
header img{width:28px;height:28px}header span{margin-left:auto;padding:4px 8px;border-radius:4px;background:var(--lamp-soft);color:var(--lamp);font:600 12px/16px 'Instrument Sans',sans-serif}
main{display:grid;gap:24px;padding:28px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
h1{font:700 26px/32px Besley,Georgia,serif;letter-spacing:-.02em}p{color:var(--ink2)}
.items{display:grid;gap:0;padding:0;list-style:none}.items li{display:flex;gap:16px;justify-content:space-between;padding:10px 0;border-bottom:1px solid var(--line)}
.items li:last-child{border:0;font-weight:700}.items span:last-child{flex:none;font-variant-numeric:tabular-nums}
form{display:grid;gap:12px}fieldset{display:grid;gap:8px;min-width:0;padding:0;border:0}legend{padding:0 0 8px;font-weight:600}
label{display:flex;flex-wrap:wrap;gap:2px 12px;align-items:center;padding:12px 14px;border:1px solid var(--line);border-radius:8px;cursor:pointer}
label:has(:checked){border-color:var(--primary);background:var(--soft)}label:has(:focus-visible){outline:3px solid color-mix(in srgb,var(--primary) 60%,transparent);outline-offset:2px}
input{width:18px;height:18px;margin:0;accent-color:var(--primary)}input:focus{outline:0}label small{margin-left:auto;color:var(--ink2);font-size:13px}
.number{font:500 14px/22px ui-monospace,'SF Mono',Menlo,Consolas,monospace}
button,.back{display:block;min-height:48px;padding:12px 20px;border:1px solid transparent;border-radius:8px;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button{background:var(--primary);color:var(--on-primary)}button:hover{background:var(--hover)}
button.quiet,.back{border-color:var(--control);background:none;color:var(--ink)}
button:focus-visible,.back:focus-visible{outline:3px solid color-mix(in srgb,var(--primary) 60%,transparent);outline-offset:2px}
.note{padding:12px 14px;border-radius:8px;background:var(--pip-soft);color:var(--pip)}footer{max-width:520px;margin:20px auto 0;color:var(--ink2);font-size:13px;line-height:20px}
@media(max-width:480px){main{padding:20px}label small{margin-left:30px;width:100%}}`;
