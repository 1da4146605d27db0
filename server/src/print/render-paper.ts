import type { PageStart } from '@mandate/contract/documents/document-detail.ts';
import type { Paper } from '@mandate/contract/paper/paper.ts';
import { layOutPaper } from './layout/lay-out-paper.ts';
import { drawPaper } from './pdf/draw-paper.ts';
import { type LogoPicture, logoPicture } from './pdf/logo-picture.ts';
import { PaperDocument } from './pdf/paper-document.ts';
import type { Pictures, Print } from './print-paper.ts';

/**
 * Makes the PDF of a paper: the same bytes for the same paper. It takes some hundred milliseconds of a processor; `printPaper` does it in a
 * thread of its own.
 * @throws Error for a character no font has, a picture that is not given or cannot be read
 */
export async function renderPaper(paper: Paper, pictures: Pictures): Promise<Print> {
  const { logo } = paper.letterhead;
  const bytes = logo && pictures.get(logo.sha256);
  if (logo && !bytes) throw new Error(`The picture ${logo.sha256} is not given.`);
  const picture = bytes ? await logoPicture(bytes) : null;
  const { pdf, begins } = drawn(paper, picture);
  const parts: Uint8Array[] = [];
  for await (const part of pdf as AsyncIterable<Uint8Array>) parts.push(part);
  return { bytes: Buffer.concat(parts), pages: pdf.pages, begins };
}

/** A paper drawn without a pause: documents share the fonts, and what one finds in them must not come to another. */
function drawn(paper: Paper, logo: LogoPicture | null): { pdf: PaperDocument; begins: PageStart[] } {
  const pdf = new PaperDocument(paper);
  const laid = layOutPaper(paper, (text, style) => pdf.widthOf(text, style));
  drawPaper(pdf, laid, { accent: paper.letterhead.accentColor, logo });
  pdf.end();
  return { pdf, begins: laid.pages.map(({ begins }) => begins) };
}
