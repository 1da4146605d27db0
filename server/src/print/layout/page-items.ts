import type { PageStart } from '@mandate/contract/documents/document-detail.ts';
import type { Span } from '../lines/break-lines.ts';

/** What a part of a page is to somebody who hears it: an element of the PDF's structure (ISO 32000-1, 14.8). */
export interface Tag {
  type: 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';
  children: Tag[];
  /** What a figure shows, in words. */
  alt?: string;
  /** What a heading of a table is the heading of. */
  scope?: 'Column' | 'Row';
  /** Over how many columns a cell goes. */
  columns?: number;
}

/** Where something is, in pixels from the page's left and upper edge. */
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Text, lines and pictures of a page. What has no tag is an artifact: seen, but not heard. */
export type PageItem =
  | (Place & { type: 'text'; spans: Span[]; tag: Tag | null })
  | (Place & { type: 'fill'; color: string })
  | (Place & { type: 'frame'; color: string; thickness: number; radius: number })
  | (Place & { type: 'picture'; sha256: string; tag: Tag });

/** A page as it will be printed. */
export interface LaidPage {
  items: PageItem[];
  begins: PageStart;
}

/** A paper as it will be printed, with its structure. */
export interface LaidPaper {
  width: number;
  height: number;
  pages: LaidPage[];
  tags: Tag;
}

/** An element without anything in it yet, as the last of another. */
export function addTag(parent: Tag, type: Tag['type'], facts: Omit<Tag, 'type' | 'children'> = {}): Tag {
  const tag: Tag = { type, children: [], ...facts };
  parent.children.push(tag);
  return tag;
}

/** The items further down. */
export function moved(items: readonly PageItem[], down: number): PageItem[] {
  return items.map((item) => ({ ...item, y: item.y + down }));
}

/** The items as artifacts, for what is repeated. */
export function unheard(items: readonly PageItem[]): PageItem[] {
  return items.map((item) => (item.type === 'text' ? { ...item, tag: null } : item));
}
