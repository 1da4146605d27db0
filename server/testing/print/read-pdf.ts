import { inflateSync } from 'node:zlib';

/** What stands in a PDF (ISO 32000-1, 7.3): names begin with `/`, texts are bytes as Latin-1. */
export type PdfValue = null | boolean | number | string | PdfText | PdfReference | PdfValue[] | PdfDictionary;
export interface PdfDictionary {
  [key: string]: PdfValue;
}
export interface PdfReference {
  object: number;
}
export interface PdfText {
  text: string;
}

/** The objects of a PDF and their streams, unpacked. Only what our own printing writes can be read: one table of objects, streams packed by Flate. */
export interface PdfFile {
  version: string;
  trailer: PdfDictionary;
  objects: Map<number, { value: PdfValue; stream: Buffer | null }>;
}

export function readPdf(bytes: Buffer): PdfFile {
  const latin = bytes.toString('latin1');
  const objects: PdfFile['objects'] = new Map();
  for (const found of latin.matchAll(/(?<=\n)(\d+) 0 obj\n/g)) {
    const parser = new Parser(latin, found.index + found[0].length);
    const value = parser.value();
    objects.set(Number(found[1]), { value, stream: streamOf(bytes, latin, parser.at, value) });
  }
  const trailer = new Parser(latin, latin.lastIndexOf('trailer') + 'trailer'.length).value() as PdfDictionary;
  return { version: latin.slice(0, 8), trailer, objects };
}

function streamOf(bytes: Buffer, latin: string, at: number, value: PdfValue): Buffer | null {
  const start = /^\s*stream\n/.exec(latin.slice(at, at + 20));
  if (!start) return null;
  const { Length, Filter } = value as { Length: number; Filter?: string };
  const from = at + start[0].length;
  const packed = bytes.subarray(from, from + Length);
  return Filter === '/FlateDecode' ? inflateSync(packed) : packed;
}

/** What a reference stands for, and everything else itself. */
export function resolved(file: PdfFile, value: PdfValue | undefined): PdfValue {
  if (value && typeof value === 'object' && 'object' in value && typeof value.object === 'number')
    return file.objects.get(value.object)?.value ?? null;
  return value ?? null;
}

/** The dictionary a value is or refers to. */
export function dictionaryOf(file: PdfFile, value: PdfValue | undefined): PdfDictionary {
  return resolved(file, value) as PdfDictionary;
}

/** The unpacked stream a value refers to. */
export function streamAt(file: PdfFile, value: PdfValue | undefined): Buffer {
  const stream = file.objects.get((value as PdfReference).object)?.stream;
  if (!stream) throw new Error('There is no stream.');
  return stream;
}

/** The operators of a page with what stands before each. */
export function* operatorsOf(content: Buffer): Generator<{ operator: string; operands: PdfValue[] }> {
  const parser = new Parser(content.toString('latin1'), 0);
  let operands: PdfValue[] = [];
  for (let next = parser.operand(); next !== undefined; next = parser.operand())
    if (next.isOperator) {
      yield { operator: next.value as string, operands };
      operands = [];
    } else operands.push(next.value);
}

/** Reads one value after the other. */
class Parser {
  private readonly source: string;
  at: number;

  constructor(source: string, at: number) {
    this.source = source;
    this.at = at;
  }

  /** A value, or a word that is none; undefined at the end. */
  operand(): { value: PdfValue; isOperator: boolean } | undefined {
    this.take(/\s*/y);
    if (this.at >= this.source.length) return undefined;
    const word = /[A-Za-z'"*]+[\d*]?/y;
    word.lastIndex = this.at;
    const isOperator =
      word.test(this.source) && !/^(?:true|false|null)\b/.test(this.source.slice(this.at, this.at + 6));
    return { value: isOperator ? (this.take(/[A-Za-z'"*]+[\d*]?/y) as string) : this.value(), isOperator };
  }

  value(): PdfValue {
    this.take(/\s*/y);
    if (this.take(/<</y) !== null) return this.dictionary();
    if (this.take(/\[/y) !== null) return this.array();
    if (this.source[this.at] === '(') return this.text();
    const hex = this.take(/<[0-9a-fA-F\s]*>/y);
    if (hex !== null) return { text: Buffer.from(hex.replace(/[<>\s]/g, ''), 'hex').toString('latin1') };
    const name = this.take(/\/[^\s/<>[\]()]*/y);
    if (name !== null) return name;
    const reference = this.take(/\d+ \d+ R/y);
    if (reference !== null) return { object: Number.parseInt(reference, 10) };
    const word = this.take(/[^\s/<>[\]()]+/y);
    if (word === 'true' || word === 'false') return word === 'true';
    if (word === 'null') return null;
    if (word === null || Number.isNaN(Number(word))) throw new Error(`Nothing to read at ${this.at}: ${word}`);
    return Number(word);
  }

  private dictionary(): PdfDictionary {
    const found: PdfDictionary = {};
    while (this.take(/\s*>>/y) === null) found[(this.value() as string).slice(1)] = this.value();
    return found;
  }

  private array(): PdfValue[] {
    const found: PdfValue[] = [];
    while (this.take(/\s*\]/y) === null) found.push(this.value());
    return found;
  }

  private text(): PdfText {
    const raw = this.take(/\((?:\\[\s\S]|[^()\\])*\)/y) ?? '';
    const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
    return { text: raw.slice(1, -1).replace(/\\([\s\S])/g, (_, sign: string) => escapes[sign] ?? sign) };
  }

  private take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.source);
    if (!found) return null;
    this.at += found[0].length;
    return found[0];
  }
}
