import { SaxesParser } from 'saxes';

/** The attributes of an element, by their names as they are written. */
export type XmlAttributes = Readonly<Record<string, string>>;

/** What is told of an XML text, in its order; names of elements come without their prefix. */
export interface XmlEvents {
  /** @param attributes `attributeOf` reads one whatever its prefix */
  open(name: string, attributes: XmlAttributes): void;
  close(name: string): void;
  /** A text may come in several pieces. */
  text(piece: string): void;
}

/** The XML is not well-formed, or longer between two brackets than any sheet's. */
export class XmlBroken extends Error {}

/** Characters without an element or a text that ends: the parser keeps them all. */
const longestSilence = 2 * 1024 * 1024;
const deepest = 100;

/**
 * Reads the XML of a workbook piece by piece. Document types are refused, so that nothing can be defined in a text that it then grows to.
 * Prefixes need not be declared: some who write workbooks leave that out.
 */
export class XmlScanner {
  readonly #parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  #silence = 0;
  #depth = 0;

  constructor(events: XmlEvents) {
    const parser = this.#parser;
    const hear = (piece: string) => {
      this.#silence = 0;
      events.text(piece);
    };
    parser.on('text', hear);
    parser.on('cdata', hear);
    parser.on('opentag', ({ name, attributes }) => {
      this.#silence = 0;
      this.#depth += 1;
      if (this.#depth > deepest) throw new XmlBroken('elements stand too deep');
      events.open(local(name), attributes);
    });
    parser.on('closetag', ({ name }) => {
      this.#silence = 0;
      this.#depth -= 1;
      events.close(local(name));
    });
    parser.on('doctype', () => {
      throw new XmlBroken('document types are not read');
    });
    parser.on('error', ({ message }) => {
      throw new XmlBroken(message);
    });
  }

  /** @throws XmlBroken */
  write(piece: string): void {
    this.#silence += piece.length;
    this.#parser.write(piece);
    if (this.#silence > longestSilence) throw new XmlBroken('a tag or a text does not end');
  }

  /** The text is over. @throws XmlBroken */
  end(): void {
    this.#parser.close();
  }
}

function local(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The value of an attribute, whatever its prefix; null when there is none. */
export function attributeOf(attributes: XmlAttributes, name: string): string | null {
  const value = attributes[name];
  if (value !== undefined) return value;
  for (const key in attributes) if (local(key) === name) return attributes[key] ?? null;
  return null;
}
