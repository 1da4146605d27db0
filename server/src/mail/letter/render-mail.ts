import type { MailBlock, MailContent } from '@mandate/contract/entities/mail-message.ts';
import { type Words, wordsOf } from '../../words/words.ts';
import { type Markup, markup } from './markup.ts';
import { oneLine } from './one-line.ts';

/** What stands around the content of a mail. */
export interface MailFrame {
  /** Below every mail; null: nothing. */
  footer: string | null;
  /** Who it is for, while everything is sent to one address; told above it. */
  meantFor: string | null;
}

/** A mail in both its forms. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** How a mail reads, as plain text and as HTML. Texts are texts: nothing in them is read as markup or as a template. */
export function renderMail(content: MailContent, frame: MailFrame): RenderedMail {
  const subject = oneLine(content.subject, 200);
  const words = wordsOf(content.language ?? 'en');
  return { subject, text: textOf(words, content, frame), html: htmlOf(words, subject, content, frame) };
}

function banner(words: Words, { meantFor }: MailFrame): string | null {
  return meantFor && words.at('mail.meantFor', { who: oneLine(meantFor, 400) });
}

function textOf(words: Words, { blocks }: MailContent, frame: MailFrame): string {
  const above = banner(words, frame);
  const parts = [
    ...(above ? [`[${above}]`] : []),
    ...blocks.map((block) => {
      if (block.kind === 'text') return block.text;
      return block.kind === 'fact' ? `${block.label}: ${block.value}` : `${block.label}:\n${block.url}`;
    }),
    // "-- " and a line break is how a signature begins (RFC 3676, 4.3).
    ...(frame.footer ? [`-- \n${frame.footer}`] : []),
  ];
  return `${parts.join('\n\n')}\n`;
}

// Colours are the reader's own, light or dark; only what needs a ground of its own has both.
const font = "font-family:'Segoe UI',Helvetica,Arial,sans-serif;font-size:15px;line-height:1.55";
const quiet = 'font-size:13px;opacity:.75';
const button =
  'display:inline-block;padding:10px 20px;border-radius:8px;background:#1d4ed8;color:#ffffff;text-decoration:none;font-weight:600';
const noted = 'border:1px solid #b45309;border-radius:8px;padding:8px 12px;margin:0 0 20px';

function htmlOf(words: Words, subject: string, { language, blocks }: MailContent, frame: MailFrame): string {
  const above = banner(words, frame);
  const { html } = markup`<!doctype html>
<html lang="${language ?? words.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
</head>
<body style="margin:0;padding:24px;${font}">
<div style="max-width:560px;margin:0 auto">
${above ? markup`<p style="${noted}">${above}</p>\n` : ''}${blocks.map((block) => blockOf(words, block))}${
  frame.footer
    ? markup`<hr style="border:0;border-top:1px solid #8a94a6;margin:24px 0 12px"><p style="margin:0;${quiet}">${lines(frame.footer)}</p>\n`
    : ''
}</div>
</body>
</html>
`;
  return html;
}

function blockOf(words: Words, block: MailBlock): Markup {
  if (block.kind === 'text') return markup`<p style="margin:0 0 16px">${followable(block.text, block.url)}</p>\n`;
  if (block.kind === 'fact')
    return markup`<p style="margin:0 0 6px"><span style="opacity:.75">${block.label}:</span> <strong>${lines(block.value)}</strong></p>\n`;
  const hint = words.at('mail.linkHint') ?? '';
  return markup`<p style="margin:20px 0 12px"><a href="${block.url}" style="${button}">${block.label}</a></p>
<p style="margin:0 0 16px;${quiet}">${hint}<br><a href="${block.url}" style="color:inherit;word-break:break-all">${block.url}</a></p>\n`;
}

/** A text whose address can be followed, where it has one. */
function followable(text: string, url = ''): Markup {
  const [before = '', ...after] = url === '' ? [text] : text.split(url);
  const link = markup`<a href="${url}" style="color:inherit;word-break:break-all">${url}</a>`;
  return markup`${lines(before)}${after.map((each) => markup`${link}${lines(each)}`)}`;
}

function lines(text: string): Markup {
  const [first = '', ...others] = text.split(/\r\n|[\n\r]/);
  return markup`${first}${others.map((line) => markup`<br>\n${line}`)}`;
}
