import { createRequire } from 'node:module';
import { cleanParagraphs, isStorable } from '@mandate/contract/texts/clean-text.ts';
import { isLinkAddress, linkAttributes, richTextElements } from '@mandate/contract/texts/rich-text.ts';
import type sanitizeHtml from 'sanitize-html';

const require = createRequire(import.meta.url);
/** Which list of allowed markup stored rich text went through; raised when the list below changes, so that what is stored can be read again. */
export const allowListVersion = 1;

/** Rounds of reading after which what still changes is taken as plain text. */
const mostRounds = 4;

const options: sanitizeHtml.IOptions = {
  allowedTags: [...richTextElements],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  allowedClasses: {},
  allowedStyles: {},
  // What these hold is no text people wrote.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'template', 'title', 'iframe', 'xmp'],
  // Deeper than anybody writes; browsers flatten such trees in ways of their own.
  nestingLimit: 30,
  transformTags: {
    h1: 'h2',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    b: 'strong',
    i: 'em',
    ins: 'u',
    del: 's',
    strike: 's',
    div: 'p',
    a: (_, { href = '' }) => {
      const address = href.trim();
      // Without an address it is no link: the text stays.
      if (!isLinkAddress(address)) return { tagName: 'span', attribs: {} };
      return { tagName: 'a', attribs: { href: address, ...linkAttributes } };
    },
  },
};

/**
 * Reads rich text by the list of what is allowed: a few elements, links to http, https and mailto, no attribute beside. Text without any
 * markup becomes paragraphs, one for each line; markup without any text becomes nothing. What it gives it takes unchanged.
 * @param html what was sent, of any origin; what cannot be stored is left to who refuses it
 */
export function cleanRichText(html: string): string {
  if (!isStorable(html)) return html;
  let text = cleanParagraphs(html);
  for (let round = 0; round < mostRounds; round += 1) {
    const next = normalised(sanitize(text, options));
    if (next === text) return text;
    text = next;
  }
  return normalised(sanitize(text, { allowedTags: [], allowedAttributes: {} }));
}

/** The package is loaded when there is markup to read. */
function sanitize(html: string, allowed: sanitizeHtml.IOptions): string {
  const sanitizer = require('sanitize-html') as typeof sanitizeHtml;
  return sanitizer(html, allowed);
}

function normalised(clean: string): string {
  const text = cleanParagraphs(clean);
  if (!text.includes('<')) return inParagraphs(text);
  return hasContent(text) ? text : '';
}

function inParagraphs(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => `<p>${line.trim()}</p>`).join('');
}

function hasContent(clean: string): boolean {
  return clean.includes('<hr') || clean.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
}
