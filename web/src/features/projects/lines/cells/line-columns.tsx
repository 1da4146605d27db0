import { isId } from '@mandate/contract/facts/fields.ts';
import type { LineCell, WrittenCell } from '@mandate/contract/project/line/line-cells.ts';
import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';
import { readFigure } from '../../../../lib/i18n/read-figure.ts';
import { moneyText, noValue, numberText } from '../../../../ui/values/value-texts.ts';
import { assigneeOf, assigneeText, readAssignee, withAssignee } from '../delivery/assignee.ts';
import { type EditLine, withValue } from '../edit-line.ts';
import type { CellFacts } from './cell-facts.ts';
import { AssigneeCell, CostCell, LineText, MarginCell, Net, netText } from './line-cells.tsx';
import { dateColumn, figureColumn, type ReadColumn, valueColumn, type WrittenColumn } from './line-column.tsx';
import { unitOf } from './unit-of.ts';

type Columns = { [Cell in LineCell]: Cell extends WrittenCell ? WrittenColumn : ReadColumn };

/** A price or a cost of one unit, in the currency it is written in. */
function money(field: 'unitPrice' | 'unitCost', currencyOf: (line: EditLine, facts: CellFacts) => string) {
  return {
    read: (text: string, { numberFormat, currency }: CellFacts) => readFigure(text, numberFormat, currency),
    text: (value: string, line: EditLine, facts: CellFacts) =>
      isDecimalText(value) ? moneyText(value, currencyOf(line, facts), facts.numberFormat) : value.trim(),
    waits: (line: EditLine) => line[field] === null && line.type === 'service',
    explains: field,
  };
}

/**
 * Each column of the lines: how its cell is read, written, edited and shown. In which order they stand, which lines have them, and who sees
 * them says the contract.
 */
export const lineColumns: Columns = {
  description: {
    ...valueColumn('description', {
      width: 'minmax(200px, 1fr)',
      isText: true,
      read: (text) => text,
      text: (value) => value,
      editor: { kind: 'words' },
    }),
    cell: (view, _facts, fold) => <LineText view={view} fold={fold} />,
  },
  serviceId: valueColumn('serviceId', {
    width: 168,
    isText: true,
    isHiddenFirst: true,
    isNaming: true,
    read: (text) => (isId(text) ? `\u00A0${text}` : text),
    text: (value, { service }) => (isId(value) ? (service?.label ?? '') : value.trim()),
    take: (line, from) =>
      from && from.serviceId !== line.serviceId
        ? { ...line, serviceId: from.serviceId, service: from.service ?? null }
        : withValue(line, 'serviceId', from?.serviceId ?? null),
    waits: (_line, text) => text !== '',
    editor: { kind: 'service' },
  }),
  assignee: {
    width: 160,
    isText: true,
    isNaming: true,
    text: (line, { openWords }) => assigneeText(assigneeOf(line), openWords),
    write: (line, text, { openWords }) => withAssignee(line, readAssignee(text, openWords)),
    take: (line, from) => withAssignee(line, from && assigneeOf(from)),
    cell: (view) => <AssigneeCell view={view} />,
    editor: { kind: 'assignee' },
  },
  quantity: figureColumn('quantity', { width: 78 }),
  unit: valueColumn('unit', {
    width: 76,
    isText: true,
    isQuiet: true,
    read: (text, { unitsByWord }) => unitOf(text, unitsByWord),
    text: (value, _line, { unitWords }) => unitWords.get(value) ?? value,
    editor: {
      kind: 'choice',
      choices: ({ unitWords }) => [...unitWords].map(([value, label]) => ({ value, label })),
    },
  }),
  unitPrice: figureColumn('unitPrice', {
    ...money('unitPrice', (_line, { currency }) => currency),
    width: 104,
    editor: { kind: 'figure', unit: ({ currency }) => currency },
  }),
  discountPercent: figureColumn('discountPercent', { width: 62, isPercent: true }),
  taxRateId: valueColumn('taxRateId', {
    width: 76,
    isQuiet: true,
    isHiddenFirst: true,
    explains: 'taxPercent',
    read(text, { rates, numberFormat }) {
      const percent = readFigure(text, numberFormat, '%');
      const named = rates.find(({ name, id }) => id === text || name.toLowerCase() === text.toLowerCase());
      return (named ?? rates.find((rate) => percent !== null && rate.percent === percent))?.id ?? null;
    },
    text: (value, _line, { rates }) => rates.find(({ id }) => id === value)?.name ?? value,
    shown({ taxRateId, taxPercent }, text, { numberFormat }) {
      if (taxPercent === null) return taxRateId === null ? noValue : text;
      return `${numberText(taxPercent, numberFormat)}\u00A0%`;
    },
    editor: {
      kind: 'choice',
      choices: ({ rates }) => rates.map(({ id, name }) => ({ value: id, label: name })),
      none: ({ noRate }) => noRate,
      isWide: true,
    },
  }),
  startDate: dateColumn('startDate', { width: 116, isHiddenFirst: true }),
  endDate: dateColumn('endDate', { width: 116, isHiddenFirst: true }),
  unitCost: figureColumn('unitCost', {
    // In its own currency once that can be read, else in the project's.
    ...money('unitCost', ({ costCurrency: own }, { currency, currencies }) =>
      own !== null && currencies.includes(own) ? own : currency,
    ),
    width: 116,
    isHiddenFirst: true,
  }),
  costCurrency: valueColumn('costCurrency', {
    width: 84,
    isText: true,
    isQuiet: true,
    isHiddenFirst: true,
    explains: 'unitCost',
    read: (text) => text.toUpperCase(),
    text: (value) => value,
    editor: {
      kind: 'choice',
      choices: ({ currencies }) => currencies.map((value) => ({ value, label: value })),
      none: ({ ownCurrency }) => ownCurrency,
    },
  }),
  net: {
    width: 116,
    cell: (view, facts) => <Net>{netText(view, facts)}</Net>,
    copied: ({ net }) => net ?? '',
  },
  cost: {
    width: 108,
    isQuiet: true,
    explains: 'cost',
    cell: (view, facts) => <CostCell view={view} facts={facts} />,
    copied: ({ cost }) => cost ?? '',
  },
  marginPercent: {
    width: 98,
    explains: 'marginPercent',
    cell: (view, facts) => <MarginCell view={view} facts={facts} />,
    copied: ({ marginPercent }) => marginPercent ?? '',
  },
};
