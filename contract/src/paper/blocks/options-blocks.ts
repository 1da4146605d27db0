import type { PaperBlock, PaperRow } from '../paper.ts';
import type { PaperLine, QuoteFacts } from '../paper-facts.ts';
import type { PaperWriting } from '../written/paper-writing.ts';
import { lineText } from './line-text.ts';

/** The options again, apart from the total: what each would come to. Nothing, where there are none. */
export function optionsBlocks(
  { currency, discountPercent }: Pick<QuoteFacts, 'currency' | 'discountPercent'>,
  options: readonly PaperLine[],
  positions: ReadonlyMap<string, string>,
  writing: PaperWriting,
): PaperBlock[] {
  if (options.length === 0) return [];
  const { words, formats, say } = writing;
  const { column } = words;
  const isReduced = discountPercent !== null && Number(discountPercent) !== 0;
  const note = () => say(words.options.discount, { percent: formats.percent(discountPercent ?? '0') });
  return [
    { type: 'heading', level: 2, text: words.options.heading },
    {
      type: 'table',
      name: 'options',
      columns: [
        { key: 'position', heading: column.position, align: 'start' },
        { key: 'description', heading: column.description, align: 'start', isWide: true },
        { key: 'tax', heading: column.tax, align: 'end' },
        { key: 'net', heading: say(column.net, { currency }), align: 'end' },
      ],
      rows: options.map((line) => optionRow(line, positions.get(line.id) ?? '', currency, writing)),
      repeatHeader: true,
    },
    ...(isReduced ? [{ type: 'note', text: note() } as const] : []),
  ];
}

function optionRow(line: PaperLine, position: string, currency: string, writing: PaperWriting): PaperRow {
  const { words, formats } = writing;
  const cells: PaperRow['cells'] = {
    position: { text: position },
    description: { text: textWithQuantity(line, writing) },
  };
  if (!line.isBillable) return { type: 'line', cells: { ...cells, net: { text: words.line.included } } };
  if (line.taxPercent !== null) cells.tax = { text: formats.percent(line.taxPercent) };
  if (line.net !== null) cells.net = { text: formats.amount(line.net, currency) };
  return { type: 'line', cells };
}

/** "Coaching for team leads, 3 days". */
function textWithQuantity(line: PaperLine, { words, formats, say }: PaperWriting): string {
  const { text } = lineText(line);
  if (line.quantity === null || line.unit === null) return text;
  const unit = formats.plural(words.unit[line.unit as keyof typeof words.unit], line.quantity);
  return say(words.line.withQuantity, { text, quantity: formats.quantity(line.quantity), unit });
}
