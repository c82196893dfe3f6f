// The tokens of web/ui/styles/tokens.css, inlined: the page is opened from disk and has to be self-contained.
export const INDEX_STYLE = `:root{color-scheme:light dark;
--bg:light-dark(oklch(.972 .005 85),oklch(.178 .012 258));--surface:light-dark(oklch(1 0 0),oklch(.222 .014 258));
--surface-2:light-dark(oklch(.953 .006 85),oklch(.262 .015 258));--line:light-dark(oklch(.905 .007 85),oklch(.305 .014 258));
--text:light-dark(oklch(.245 .022 258),oklch(.955 .005 85));--text-2:light-dark(oklch(.455 .018 257),oklch(.765 .01 257));
--accent:light-dark(oklch(.435 .118 257),oklch(.795 .088 251));--focus:light-dark(oklch(.5 .16 257),oklch(.8 .1 250))}
*{box-sizing:border-box}
body{margin:0 auto;max-width:72rem;padding:28px 16px 64px;background:var(--bg);color:var(--text);font:400 16px/1.5 Figtree,system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif}
header,.card{margin:0 0 16px}header{padding:0 4px}
.brand{margin:0;font-weight:700;letter-spacing:-.02em}
h1{margin:12px 0 4px;font-size:28px;line-height:1.2;letter-spacing:-.02em;overflow-wrap:anywhere}
h2{margin:0 0 4px;font-size:20px;line-height:1.3;letter-spacing:-.01em}
p{margin:0 0 12px;color:var(--text-2)}
.card{background:var(--surface);border:1px solid var(--line);border-radius:20px;padding:20px}
.card>:last-child{margin-bottom:0}
dl{margin:8px 0 12px;display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}dt{font-weight:600}dd{margin:0;color:var(--text-2)}
nav ul{margin:0;padding:0;list-style:none;columns:18rem}
nav li{display:flex;justify-content:space-between;gap:16px;break-inside:avoid}
nav a{display:inline-flex;align-items:center;min-height:44px;color:var(--accent)}
nav span{align-self:center;color:var(--text-2);font-variant-numeric:tabular-nums}
.wide{overflow-x:auto;border:1px solid var(--line);border-radius:14px}
table{border-collapse:collapse;width:100%;font-size:14px;font-variant-numeric:tabular-nums}
th,td{padding:8px 12px;text-align:start;vertical-align:top;border-bottom:1px solid var(--line);overflow-wrap:anywhere;min-width:6rem;max-width:28rem}
th{background:var(--surface-2);color:var(--text-2);font-weight:600;white-space:nowrap}
tbody tr:last-child td{border-bottom:0}
.photos{display:grid;grid-template-columns:repeat(auto-fill,minmax(11rem,1fr));gap:12px}
figure{margin:0}img{display:block;width:100%;aspect-ratio:3/4;object-fit:cover;border-radius:14px;background:var(--surface-2)}
figcaption{margin-top:4px;font-size:14px;color:var(--text-2);overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.skip{position:absolute;left:-99rem}.skip:focus{position:static}
@media (max-width:30rem){dl{grid-template-columns:1fr}dd{margin-bottom:8px}}
@media print{body{max-width:none;padding:0}.wide{overflow:visible}.card{border:0;padding:0}}`;
