/** HTML that was put together by {@link markup}: every text in it is escaped. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** HTML from a template: what is filled in is text and is escaped, but for markup and lists of it. */
export function markup(parts: TemplateStringsArray, ...filled: (string | Markup | Markup[])[]): Markup {
  const told = filled.map((value) => {
    if (typeof value === 'string') return escaped(value);
    return Array.isArray(value) ? value.map(({ html }) => html).join('') : value.html;
  });
  return new Markup(String.raw({ raw: parts }, ...told));
}
