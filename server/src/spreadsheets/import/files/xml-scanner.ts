/** What is told of an XML text, in its order; names come without their prefix. */
export interface XmlEvents {
  /** @param attributes as they are written: `attributeOf` reads one */
  open(name: string, attributes: string): void;
  close(name: string): void;
  /** A text may come in several pieces. */
  text(piece: string): void;
}

/** The XML is not well-formed, or longer between two brackets than any sheet's. */
export class XmlBroken extends Error {}

const longestTag = 256 * 1024;
const longestText = 64 * 1024;

/**
 * Reads the XML of a workbook piece by piece: elements, attributes and texts, which is all it is made of. It knows no document types, so
 * that nothing can be defined in a text that it then grows to.
 */
export class XmlScanner {
  readonly #events: XmlEvents;
  readonly #open: string[] = [];
  #rest = '';

  constructor(events: XmlEvents) {
    this.#events = events;
  }

  /** @throws XmlBroken */
  write(piece: string): void {
    const text = this.#rest + piece;
    let at = 0;
    while (at < text.length) {
      const end = text[at] === '<' ? this.#tag(text, at) : this.#text(text, at);
      if (end === null) break;
      at = end;
    }
    this.#rest = text.slice(at);
    if (this.#rest.length > longestTag) throw new XmlBroken('a tag does not end');
  }

  /** The text is over. @throws XmlBroken */
  end(): void {
    if (this.#rest.trim() !== '' || this.#open.length > 0) throw new XmlBroken('the text ends too soon');
  }

  /** @returns where it ends, or null when more is to come */
  #tag(text: string, at: number): number | null {
    if (text.startsWith('<!--', at)) return after(text, '-->', at + 4);
    if (text.startsWith('<![CDATA[', at)) {
      const end = after(text, ']]>', at + 9);
      if (end !== null) this.#events.text(text.slice(at + 9, end - 3));
      return end;
    }
    if (text.startsWith('<?', at)) return after(text, '?>', at + 2);
    if (text.startsWith('<!', at)) {
      if (text.length - at < 9) return null;
      throw new XmlBroken('declarations are not read');
    }
    const end = endOfTag(text, at + 1);
    if (end === null) return null;
    this.#element(text.slice(at + 1, end - 1));
    return end;
  }

  #element(tag: string): void {
    if (tag.startsWith('/')) {
      const name = local(tag.slice(1).trim());
      if (this.#open.pop() !== name) throw new XmlBroken(`${name} was not open`);
      this.#events.close(name);
      return;
    }
    const isEmpty = tag.endsWith('/');
    const inner = isEmpty ? tag.slice(0, -1) : tag;
    const blank = inner.search(/\s/);
    const name = local(blank < 0 ? inner : inner.slice(0, blank));
    this.#events.open(name, blank < 0 ? '' : inner.slice(blank));
    if (isEmpty) this.#events.close(name);
    else this.#open.push(name);
    if (this.#open.length > 100) throw new XmlBroken('elements stand too deep');
  }

  #text(text: string, at: number): number | null {
    const end = text.indexOf('<', at);
    if (end >= 0) {
      this.#events.text(decoded(text.slice(at, end)));
      return end;
    }
    if (text.length - at < longestText) return null;
    // What goes on for so long is told in pieces, none of which ends within an entity.
    const cut = text.lastIndexOf('&') > text.length - 12 ? text.lastIndexOf('&') : text.length;
    if (cut <= at) return null;
    this.#events.text(decoded(text.slice(at, cut)));
    return cut;
  }
}

function after(text: string, mark: string, from: number): number | null {
  const found = text.indexOf(mark, from);
  return found < 0 ? null : found + mark.length;
}

/** Where a tag ends: a bracket within quotes is part of a value. */
function endOfTag(text: string, from: number): number | null {
  let quote = '';
  for (let at = from; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '>') return at + 1;
    else if (letter === '"' || letter === "'") quote = letter;
  }
  return null;
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, digits?: string, name = '') => {
      if (hex === undefined && digits === undefined) return entities[name] ?? whole;
      const point = hex === undefined ? Number(digits) : Number.parseInt(hex, 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
    },
  );
}

const forms = new Map<string, RegExp>();

function formOf(name: string): RegExp {
  const form = forms.get(name) ?? new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  forms.set(name, form);
  return form;
}

/** The value of an attribute, whatever its prefix; null when there is none. */
export function attributeOf(attributes: string, name: string): string | null {
  const found = formOf(name).exec(attributes);
  return found ? decoded(found[1] ?? found[2] ?? '') : null;
}
