import type { LaidPage, LaidPaper, PageItem, Tag } from '../layout/page-items.ts';
import { colors } from '../layout/paper-sizes.ts';
import type { Ink } from '../lines/style.ts';
import type { LogoPicture } from './logo-picture.ts';
import { type Element, makeStructure } from './make-structure.ts';
import { type PaperDocument, point } from './paper-document.ts';

/** How far above and below its baseline Noto Sans reaches, in parts of its size: what a line is centred by, whatever fonts are in it. */
const [ascent, descent] = [1.069, 0.293];

/** What a paper is drawn with besides what it says. */
export interface Drawing {
  accent: string;
  logo: LogoPicture | null;
}

/** Draws a laid paper: every item within its element of the structure, and what has none as an artifact. */
export function drawPaper(pdf: PaperDocument, laid: LaidPaper, drawing: Drawing): void {
  const size = [laid.width * point, laid.height * point];
  let elements: Map<Tag, Element> | undefined;
  const logo = drawing.logo && embeddable(pdf, drawing.logo);
  for (const page of laid.pages) {
    pdf.addPage({ size, margin: 0 });
    elements ??= makeStructure(pdf, laid);
    for (const { tag, items } of runsOf(page)) {
      const element = tag && elements.get(tag);
      const content = element ? pdf.markStructureContent(tag.type) : undefined;
      if (!content) pdf.markContent('Artifact', { type: 'Layout' });
      for (const item of items) draw(pdf, item, drawing.accent, logo);
      pdf.endMarkedContent();
      if (element && content) element.add(content);
    }
  }
}

interface Run {
  tag: Tag | null;
  items: PageItem[];
}

/** What follows each other in the same element, or in none. */
function runsOf({ items }: LaidPage): Run[] {
  const runs: Run[] = [];
  for (const item of items) {
    const tag = 'tag' in item ? item.tag : null;
    const last = runs.at(-1);
    if (last?.tag === tag) last.items.push(item);
    else runs.push({ tag, items: [item] });
  }
  return runs;
}

function draw(pdf: PaperDocument, item: PageItem, accent: string, logo: object | null): void {
  const [x, y, width, height] = [item.x, item.y, item.width, item.height].map((one) => one * point) as Four;
  switch (item.type) {
    case 'text':
      drawText(pdf, item, accent);
      return;
    case 'fill':
      pdf.rect(x, y, width, height).fill(item.color);
      return;
    case 'frame':
      pdf.lineWidth(item.thickness * point);
      pdf.roundedRect(x, y, width, height, item.radius * point).stroke(item.color);
      return;
    case 'picture':
      // pdfkit takes a picture that embeds itself; its types know only files.
      if (logo) pdf.image(logo as unknown as string, x, y, { width, height });
  }
}

type Four = [number, number, number, number];

function drawText(pdf: PaperDocument, { spans, x, y, height }: PageItem & { type: 'text' }, accent: string): void {
  const largest = Math.max(...spans.map(({ style }) => style.size));
  const baseline = y + (height - (ascent + descent) * largest) / 2 + ascent * largest;
  let at = x;
  for (const { text, style } of spans) {
    pdf.write(text, style, at, baseline, colorOf(style.ink, accent));
    at += pdf.widthOf(text, style);
  }
}

function colorOf(ink: Ink, accent: string): string {
  return ink === 'accent' ? accent : colors[ink];
}

/** A picture as pdfkit draws one, of pixels: it would keep transparency, and read it in its own time. */
function embeddable(pdf: PaperDocument, { width, height, pixels }: LogoPicture): object {
  const picture = {
    width,
    height,
    label: 'Logo',
    orientation: 1,
    obj: null as unknown,
    embed() {
      const image = pdf.ref({
        Type: 'XObject',
        Subtype: 'Image',
        Width: width,
        Height: height,
        BitsPerComponent: 8,
        ColorSpace: 'DeviceRGB',
      });
      image.end(pixels);
      picture.obj = image;
    },
  };
  return picture;
}
