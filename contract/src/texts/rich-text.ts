/** The elements rich text is made of. */
export const richTextElements = [
  'p',
  'br',
  'h2',
  'h3',
  'strong',
  'em',
  'u',
  's',
  'code',
  'pre',
  'blockquote',
  'ul',
  'ol',
  'li',
  'a',
  'hr',
] as const;

/** What follows the address of every link: it opens beside the product, and tells the other side nothing. */
export const linkAttributes = { rel: 'noopener noreferrer nofollow', target: '_blank' } as const;

/** Whether a link may lead to the address. */
export function isLinkAddress(href: string): boolean {
  return /^(https?:\/\/[^\s/\\]|mailto:[^\s])/i.test(href) && URL.canParse(href);
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: '\u00A0', amp: '&' };

/** Sanitised rich text as plain words, a line for each block: for history, comparisons and messages. Not to be shown as markup. */
export function plainTextOf(html: string): string {
  return html
    .replace(/<li>(<p>)?/g, '• ')
    .replace(/<br\b[^>]*>|<\/(p|h2|h3|li|pre|blockquote)>|<hr\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|nbsp|amp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
