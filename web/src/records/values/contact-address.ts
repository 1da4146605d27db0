import type { FieldForm } from '@mandate/contract/facts/fields.ts';

/** Where a text of a record leads when it is pressed: to a mail, a call or a website. Null where it leads nowhere. */
export function contactAddress(form: FieldForm, text: string): string | null {
  if (form === 'email') return text.includes('@') ? `mailto:${encodeURIComponent(text).replaceAll('%40', '@')}` : null;
  if (form === 'phone') {
    const number = text.replace(/[^\d+]/g, '');
    return number === '' ? null : `tel:${number}`;
  }
  return form === 'url' ? webAddress(text) : null;
}

/** Anything but a page of the web, such as a script, is nothing to follow. */
function webAddress(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url.href : null;
}
