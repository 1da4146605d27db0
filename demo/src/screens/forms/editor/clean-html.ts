import { isLinkAddress, linkAttributes } from '@mandate/contract/texts/rich-text.ts';
import { trustedMarkup } from '@mandate/web/src/rich-text/trusted-markup.ts';
import createPurifier from 'dompurify';
import { isMediaAddress, type MediaKind } from './media-address.ts';
import { lookClasses } from './text-looks.ts';

const elements = [
  ...['p', 'br', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'hr', 'ul', 'ol', 'li'],
  ...['strong', 'em', 'u', 's', 'code', 'sub', 'sup', 'span', 'a', 'img', 'video'],
];

// Of the editor's own: its list is longer than that of the product's texts.
const purifier = createPurifier(window);

// While nothing is part of the page yet, so that no address is asked before it was looked at.
purifier.addHook('afterSanitizeAttributes', (node) => {
  const looks = [...node.classList].filter((name) => lookClasses.has(name));
  if (looks.length > 0) node.setAttribute('class', looks.join(' '));
  else node.removeAttribute('class');
  if (node.getAttribute('dir') !== 'rtl') node.removeAttribute('dir');
  const kind = kindOf(node);
  if (kind === null || !isMediaAddress(kind, node.getAttribute('src') ?? '')) node.removeAttribute('src');
  if (kind === 'video') node.setAttribute('controls', '');
});

function kindOf({ nodeName }: Element): MediaKind | null {
  if (nodeName === 'IMG') return 'picture';
  return nodeName === 'VIDEO' ? 'video' : null;
}

/** A text of the editor as nodes that may be put into the page: elements, classes and addresses of its list, and nothing else. */
export function cleanNodes(html: string): DocumentFragment {
  const fragment = purifier.sanitize(html, {
    ALLOWED_TAGS: elements,
    ALLOWED_ATTR: ['href', 'class', 'dir', 'src', 'alt', 'controls', 'preload', 'start'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: trustedMarkup,
  });
  for (const media of fragment.querySelectorAll('img:not([src]), video:not([src])')) media.remove();
  for (const link of fragment.querySelectorAll('a')) {
    if (!isLinkAddress(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes);
    else for (const [name, value] of Object.entries(linkAttributes)) link.setAttribute(name, value);
  }
  return fragment;
}

/** The same as a text. */
export function cleanHtml(html: string): string {
  const place = document.createElement('div');
  place.append(cleanNodes(html));
  return place.innerHTML;
}
