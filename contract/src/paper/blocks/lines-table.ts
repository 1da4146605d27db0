import type { PaperCell, PaperColumn, PaperRow, TableBlock } from '../paper.ts';
import type { PaperLine, QuoteFacts } from '../paper-facts.ts';
import type { PaperWriting } from '../written/paper-writing.ts';
import { isPriced, type LineGroup } from './line-groups.ts';
import { lineText } from './line-text.ts';

/** What the lines of a paper are written from. */
export type LinesFacts = Pick<QuoteFacts, 'currency' | 'totals' | 'showPeople'>;

/**
 * The lines of a quote or an order: positions, what is sold, at what price, and what each comes to; the sum of a section from two priced
 * lines on. Optional lines are marked and their net stands in brackets; what is not billed is "included".
 */
export function linesTable(
  facts: LinesFacts,
  groups: readonly LineGroup[],
  positions: ReadonlyMap<string, string>,
  writing: PaperWriting,
): TableBlock {
  const isReduced = groups.some(({ lines }) => lines.some(({ discountPercent }) => isSome(discountPercent)));
  return {
    type: 'table',
    name: 'lines',
    columns: lineColumnsOf(facts, isReduced, writing),
    rows: groups.flatMap((group) => groupRows(group, facts, positions, writing)),
    repeatHeader: true,
  };
}

function lineColumnsOf(facts: LinesFacts, isReduced: boolean, { words, say }: PaperWriting): PaperColumn[] {
  const { column } = words;
  return [
    { key: 'position', heading: column.position, align: 'start' },
    { key: 'description', heading: column.description, align: 'start', isWide: true },
    { key: 'quantity', heading: column.quantity, align: 'end' },
    { key: 'unit', heading: column.unit, align: 'start' },
    { key: 'price', heading: column.price, align: 'end' },
    ...(isReduced ? [{ key: 'discount', heading: column.discount, align: 'end' } as const] : []),
    { key: 'tax', heading: column.tax, align: 'end' },
    { key: 'net', heading: say(column.net, { currency: facts.currency }), align: 'end' },
  ];
}

function groupRows(
  { section, lines }: LineGroup,
  facts: LinesFacts,
  positions: ReadonlyMap<string, string>,
  writing: PaperWriting,
): PaperRow[] {
  const rows = lines.map((line) =>
    line.type === 'text' ? textRow(line) : lineRow(line, facts, positions.get(line.id) ?? '', writing),
  );
  if (!section) return rows;
  const heading = sectionRow(section, positions.get(section.id) ?? '');
  const net = facts.totals.sections.find(({ lineId }) => lineId === section.id)?.net;
  const hasSum = net !== undefined && lines.filter(isPriced).length > 1;
  return [heading, ...rows, ...(hasSum ? [sumRow(section, net, facts.currency, writing)] : [])];
}

function sectionRow(section: PaperLine, position: string): PaperRow {
  const { text, below } = lineText(section);
  return row('section', { position: { text: position }, description: { text } }, below);
}

function textRow(line: PaperLine): PaperRow {
  const { text, below } = lineText(line);
  return row('text', { description: { text } }, below);
}

function sumRow(section: PaperLine, net: string, currency: string, { words, formats, say }: PaperWriting): PaperRow {
  const { text } = lineText(section);
  const label = text === '' ? words.line.sum : say(words.line.sectionSum, { section: text });
  return row('sum', { description: { text: label }, net: { text: formats.amount(net, currency) } });
}

function lineRow(line: PaperLine, facts: LinesFacts, position: string, writing: PaperWriting): PaperRow {
  const { words } = writing;
  const { text, below } = lineText(line);
  const person = facts.showPeople && line.personName ? [line.personName] : [];
  const description = line.isOptional ? { text, mark: words.line.optional } : { text };
  const cells = { position: { text: position }, description };
  const money = line.isBillable ? pricedCells(line, facts.currency, writing) : { net: { text: words.line.included } };
  return row('line', { ...cells, ...money }, [...below, ...person]);
}

function pricedCells(line: PaperLine, currency: string, { words, formats }: PaperWriting): Record<string, PaperCell> {
  const { quantity, unit, unitPrice, discountPercent, taxPercent, net } = line;
  const cells: Record<string, PaperCell> = {};
  if (quantity !== null) {
    cells.quantity = { text: formats.quantity(quantity) };
    if (unit !== null) cells.unit = { text: formats.plural(words.unit[unit as keyof typeof words.unit], quantity) };
  }
  if (unitPrice !== null) cells.price = { text: formats.price(unitPrice, currency) };
  if (isSome(discountPercent)) cells.discount = { text: formats.percent(discountPercent) };
  if (taxPercent !== null) cells.tax = { text: formats.percent(taxPercent) };
  if (net !== null) {
    const text = formats.amount(net, currency);
    cells.net = line.isOptional ? { text, isBracketed: true } : { text };
  }
  return cells;
}

function row(type: PaperRow['type'], cells: Record<string, PaperCell>, below: string[] = []): PaperRow {
  return below.length > 0 ? { type, cells, below } : { type, cells };
}

function isSome(percent: string | null): percent is string {
  return percent !== null && Number(percent) !== 0;
}
