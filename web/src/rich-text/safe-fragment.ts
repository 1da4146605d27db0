import { isLinkAddress, linkAttributes, richTextElements } from '@mandate/contract/texts/rich-text.ts';
import createPurifier from 'dompurify';
import { trustedMarkup } from './trusted-markup.ts';

// One of its own: it knows no hook of anybody else.
const purifier = createPurifier(window);

/**
 * Rich text as nodes that may be put into the page. The server sanitised it when it was written; here it is read again by the same list,
 * so that nothing depends on one of the two alone.
 */
export function safeFragment(html: string): DocumentFragment {
  const fragment = purifier.sanitize(html, {
    ALLOWED_TAGS: [...richTextElements],
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: trustedMarkup,
  });
  for (const link of fragment.querySelectorAll('a')) {
    const href = link.getAttribute('href') ?? '';
    if (!isLinkAddress(href)) link.replaceWith(...link.childNodes);
    else for (const [name, value] of Object.entries(linkAttributes)) link.setAttribute(name, value);
  }
  return fragment;
}
