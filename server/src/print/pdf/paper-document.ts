import { createHash } from 'node:crypto';
import type { Paper } from '@mandate/contract/paper/paper.ts';
import PDFDocument from 'pdfkit';
import { type FontRun, fontRuns } from '../fonts/font-runs.ts';
import { installedFonts } from '../fonts/installed-fonts.ts';
import { printableText } from '../fonts/printable-text.ts';
import type { Style } from '../lines/style.ts';
import { rendererVersion } from '../renderer-version.ts';

/** Points in a pixel. */
export const point = 72 / 96;

/** Drafts have no day; theirs is the same for all, so that the same draft has the same bytes. */
const dayOfDrafts = '2000-01-01';

/** What of pdfkit its types do not tell. */
interface Inside {
  _id: Uint8Array;
  _font: { unicode: number[][]; font: ReadFont };
  info: Record<string, unknown>;
}

/** A font file as fontkit has read it; its glyphs know for which characters they were first asked. */
interface ReadFont {
  _glyphs: object;
}

/** Fonts are read once, which takes longer than most papers. */
const readFonts = new Map<string, ReadFont>();

interface Described {
  _addInfo(this: PDFKit.PDFDocument): void;
}

/**
 * The PDF of a paper, without pages yet: PDF 1.7, PDF/A-3a, tagged, in the language of the paper, with its title. Nothing in it comes from a clock,
 * a random number or a machine: it was made on the day of issue, and its id follows from what the paper says.
 */
export class PaperDocument extends PDFDocument {
  private readonly fonts = installedFonts();
  private readonly files = new Map<string, string>();
  private readonly widths = new Map<string, number>();

  constructor(paper: Paper) {
    super({
      pdfVersion: '1.7',
      subset: 'PDF/A-3a',
      tagged: true,
      lang: paper.locale,
      displayTitle: true,
      autoFirstPage: false,
      margin: 0,
      // None of the fonts every reader has: they would not be embedded.
      font: '',
      info: {
        Title: writable(
          [paper.title, paper.number ?? '', paper.revision ?? ''].filter((part) => part !== '').join(' '),
        ),
        Author: writable(paper.letterhead.firm),
        Producer: `Mandate, renderer ${rendererVersion}`,
        Creator: 'Mandate',
        CreationDate: new Date(`${paper.issuedOn ?? dayOfDrafts}T00:00:00Z`),
      },
    });
    const content = `${rendererVersion}\n${JSON.stringify(paper)}`;
    this.inside()._id = createHash('sha256').update(content).digest().subarray(0, 16);
    for (const { name, regular, bold } of this.fonts) {
      this.offer(`${name} regular`, regular);
      this.offer(`${name} bold`, bold);
    }
  }

  /** How many pages it has. */
  get pages(): number {
    return this.bufferedPageRange().start + this.bufferedPageRange().count;
  }

  /** How wide a text is in its style, in pixels. */
  widthOf(text: string, style: Style): number {
    const key = `${style.size} ${style.isBold ?? false} ${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const runs = fontRuns(printableText(text), this.fonts);
    const width = runs.reduce((sum, run) => sum + this.setFont(run, style).widthOfString(run.text), 0) / point;
    this.widths.set(key, width);
    return width;
  }

  /** Writes a text on one line, in the fonts that have its characters. @param baseline on which its letters stand, in pixels from above */
  write(text: string, style: Style, x: number, baseline: number, color: string): void {
    this.fillColor(color);
    let at = x * point;
    for (const run of fontRuns(printableText(text), this.fonts)) {
      this.setFont(run, style).text(run.text, at, baseline * point, { lineBreak: false, baseline: 'alphabetic' });
      at += this.widthOfString(run.text);
    }
  }

  private offer(name: string, file: string): void {
    const read = readFonts.get(file);
    // A glyph remembers its characters: it must not tell those of the paper before.
    if (read) read._glyphs = {};
    // pdfkit takes a font that was read; its types know only files.
    this.registerFont(name, (read ?? file) as string);
    this.files.set(name, file);
  }

  private setFont({ font }: FontRun, { size, isBold }: Style): this {
    const name = `${font.name} ${isBold ? 'bold' : 'regular'}`;
    this.font(name, size * point);
    // The sign for what a font does not have stands for no character; pdfkit says U+0000, which PDF/A forbids (ISO 19005-3, 6.2.11.7.2).
    this.inside()._font.unicode[0] = [0xfffd];
    readFonts.set(this.files.get(name) ?? '', this.inside()._font.font);
    return this;
  }

  /** Called by pdfkit when it writes the metadata (XMP); it writes texts as they are, which XML cannot bear. */
  _addInfo(): void {
    const inside = this.inside();
    const { info } = inside;
    const escaped = Object.entries(info).map(([key, value]) => [
      key,
      typeof value === 'string' ? xmlText(value) : value,
    ]);
    inside.info = Object.fromEntries(escaped);
    (PDFDocument.prototype as unknown as Described)._addInfo.call(this);
    inside.info = info;
  }

  private inside(): Inside {
    return this as unknown as Inside;
  }
}

/** A text for the facts of a file: on one line, without what no reader of XML takes. */
function writable(text: string): string {
  return printableText(text)
    .replace(/\s+/g, ' ')
    .replace(/[\ufffe\uffff]/g, '')
    .trim();
}

function xmlText(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '');
}
