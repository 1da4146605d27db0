import type { LaidPaper, PageItem } from '../../src/print/layout/page-items.ts';

/** What rounding may come to, in pixels. */
const tolerance = 0.6;

/** What is wrong with where things stand: a sentence for each text that leaves its page or covers another, and each rule that crosses a text. */
export function boxFaults({ pages, width, height }: LaidPaper): string[] {
  return pages.flatMap(({ items }, index) => {
    const texts = items.filter((item) => item.type === 'text' && item.width > 0);
    const rules = items.filter((item) => item.type === 'fill' && item.width > 0);
    const faults = [...items]
      .filter((item) => !isInside(item, width, height))
      .map((item) => `leaves the page: ${told(item)}`);
    for (const [at, text] of texts.entries()) {
      for (const other of texts.slice(at + 1))
        if (overlap(text, other)) faults.push(`${told(text)} covers ${told(other)}`);
      for (const rule of rules) if (overlap(text, rule)) faults.push(`${told(text)} is crossed by ${told(rule)}`);
    }
    return faults.map((fault) => `Page ${index + 1}: ${fault}`);
  });
}

function isInside(item: PageItem, width: number, height: number): boolean {
  const [right, bottom] = [item.x + item.width, item.y + item.height];
  // A bracket may hang into the margin; text keeps away from the edge all the same.
  const edge = item.type === 'text' ? 60 : 15;
  return item.x >= edge - tolerance && right <= width - edge + tolerance && item.y >= 30 && bottom <= height - 30;
}

function overlap(one: PageItem, other: PageItem): boolean {
  return (
    Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > tolerance &&
    Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > tolerance
  );
}

function told(item: PageItem): string {
  const place = [item.x, item.y, item.width, item.height].map((one) => one.toFixed(1)).join(' ');
  const what =
    item.type === 'text' ? JSON.stringify(item.spans.map(({ text }) => text).join('')).slice(0, 60) : item.type;
  return `${what} (${place})`;
}
