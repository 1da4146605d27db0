import type { LaidPaper, Tag } from '../layout/page-items.ts';
import { type PaperDocument, point } from './paper-document.ts';

/** An element of pdfkit's, of which its types tell less than there is. */
export type Element = ReturnType<PaperDocument['struct']> & { dictionary: { data: { A?: object } } };

/**
 * Makes the structure of a PDF: every element within its parent, before anything is drawn, so that it is heard in the order of the paper wherever it
 * stands. Figures say where they are.
 * @returns which element is whose
 */
export function makeStructure(pdf: PaperDocument, laid: LaidPaper): Map<Tag, Element> {
  const elements = new Map<Tag, Element>();
  const make = (tag: Tag): Element => {
    const element = pdf.struct(tag.type, tag.alt === undefined ? {} : { alt: tag.alt }) as Element;
    const attributes = attributesOf(tag, laid);
    if (attributes) element.dictionary.data.A = attributes;
    elements.set(tag, element);
    for (const child of tag.children) element.add(make(child));
    return element;
  };
  pdf.addStructure(make(laid.tags));
  return elements;
}

function attributesOf(tag: Tag, { pages, height }: LaidPaper): object | undefined {
  if (tag.type === 'Figure') {
    const place = pages.flatMap(({ items }) => items).find((item) => item.type === 'picture' && item.tag === tag);
    if (!place) return undefined;
    const [left, right] = [place.x, place.x + place.width];
    const box = [left, height - place.y - place.height, right, height - place.y].map((one) => one * point);
    return { O: 'Layout', Placement: 'Block', BBox: box };
  }
  if (tag.scope !== undefined) return { O: 'Table', Scope: tag.scope };
  if (tag.columns !== undefined) return { O: 'Table', ColSpan: tag.columns };
  return undefined;
}
