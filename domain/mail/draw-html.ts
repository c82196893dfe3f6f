import { escapeHtml } from '../html-text.ts';
import type { LetterContent } from './letter.ts';

// The colours of web/ui/styles/tokens.css as sRGB: mail programs support neither oklch nor variables.
const LIGHT = { page: '#f7f6f2', card: '#ffffff', line: '#e2dfda', text: '#1a212b', faint: '#505761' };
const DARK = { page: '#0e1116', card: '#171b22', line: '#2b2f36', text: '#f2f0ec', faint: '#afb3b9' };
const ACTION = { light: '#215091', dark: '#366db6', on: '#ffffff' };
const LINK = { light: '#215091', dark: '#92c1f3' };
const FONT = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";

// Used by mail programs that support dark mode; the others keep the inline styles.
const DARK_STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${DARK.page}!important}
.card{background:${DARK.card}!important;border-color:${DARK.line}!important}
.text{color:${DARK.text}!important}.faint{color:${DARK.faint}!important}
.action{background:${ACTION.dark}!important}.link{color:${LINK.dark}!important}
}`;

const paragraph = (text: string, kind: 'text' | 'faint', size = 16): string => {
  const style = `margin:0 0 16px;font:400 ${size}px/1.5 ${FONT};color:${LIGHT[kind]}`;
  return `<p class="${kind}" style="${style}">${escapeHtml(text)}</p>`;
};

/** The button, with its address below for programs that show no links. */
function drawAction({ label, url }: NonNullable<LetterContent['action']>): string {
  const button = [
    'display:inline-block;padding:13px 22px;border-radius:14px;text-decoration:none',
    `background:${ACTION.light};color:${ACTION.on};font:600 16px/1.25 ${FONT}`,
  ].join(';');
  const address = escapeHtml(url);
  return `<p style="margin:24px 0 16px"><a class="action" href="${address}" style="${button}">${escapeHtml(label)}</a></p>
<p class="faint" style="margin:0 0 24px;font:400 13px/1.5 ${FONT};color:${LIGHT.faint}">If the button does not work, copy this address into a browser: <a class="link" href="${address}" style="color:${LINK.light};word-break:break-all">${address}</a></p>`;
}

/**
 * Renders a message as HTML: one column of at most 560 px, readable without styles. It has no image, no script and no
 * remote content, so opening it reveals nothing to anybody.
 */
export function drawHtml({ subject, greeting, paragraphs, action, afterwards, reason }: LetterContent): string {
  const body = [
    paragraph(greeting, 'text'),
    ...paragraphs.map((text) => paragraph(text, 'text')),
    ...(action ? [drawAction(action)] : []),
    ...afterwards.map((text) => paragraph(text, 'faint', 14)),
  ].join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK_STYLE}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${LIGHT.page}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${LIGHT.page}"><tr><td align="center" style="padding:28px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="text" style="padding:0 4px 16px;font:700 19px/1.25 ${FONT};letter-spacing:-.02em;color:${LIGHT.text}">Safeshelf</td></tr>
<tr><td class="card" style="background:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:20px;padding:28px 24px 12px">
<h1 class="text" style="margin:0 0 16px;font:700 22px/1.3 ${FONT};letter-spacing:-.01em;color:${LIGHT.text}">${escapeHtml(subject)}</h1>
${body}
</td></tr>
<tr><td style="padding:16px 4px 0">${paragraph(reason, 'faint', 13)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
