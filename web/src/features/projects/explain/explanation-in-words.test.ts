import { totalsOf } from '@mandate/contract/project/figures/totals.ts';
import { blankLine } from '@mandate/contract/project/line.ts';
import { decimal, sum, toFixed } from '@mandate/contract/values/decimal.ts';
import { describe, expect, test } from 'vitest';
import type { EditLine } from '../lines/edit-line.ts';
import { figureIn } from './explained-figure.ts';
import type { ExplainedProject } from './explained-project.ts';
import { type ExplanationRow, explanationInWords, type Word } from './explanation-in-words.ts';
import { explanationText } from './explanation-text.ts';
import { missingFigures } from './missing-figures.ts';

const work: EditLine = { ...blankLine, id: '', type: 'service', unit: 'day', taxPercent: '22' };
const lines: EditLine[] = [
  { ...work, id: 'design', description: 'Design\nin detail', quantity: '10', unitPrice: '1000', unitCost: '600' },
  { ...work, id: 'review', quantity: '2', unitPrice: '900.555', providerId: 'firm', unitCost: '800' },
  { ...work, id: 'film', description: 'Film', quantity: '1', unitPrice: '500', isOptional: true },
  { ...work, id: 'open', description: 'Open', quantity: '1' },
];
const priced = { currency: 'EUR', discountPercent: '10', lines };
const project: ExplainedProject = {
  ...priced,
  totals: totalsOf(priced),
  isUnsaved: false,
  numbers: new Map(lines.map(({ id }, at) => [id, String(at + 1)])),
};

const word: Word = (key, params = {}) => [key, ...Object.values(params)].join(' ');
const said = (field: 'plannedMargin' | 'subtotal') => {
  const explained = explanationInWords(project, { field, lineId: null }, word, '1,234.56');
  if (!explained) throw new Error('nothing is said');
  return explained;
};
const written = ({ label, value, isPart, isSum }: ExplanationRow) =>
  `${isPart ? '- ' : isSum ? '= ' : ''}${label} ${value}`.replaceAll('\u2212', '-').replaceAll('\u00A0', ' ');

describe('the explanation of a figure', () => {
  test('names its parts and what they are made of', () => {
    // 10,000 + 1,801.11 = 11,801.11; 10 % = 1,180.11; 6,000 + 1,600 = 7,600
    expect(said('plannedMargin').rows.map(written)).toEqual([
      'input.contractNet 10,621.00',
      '- lines 2 11,801.11',
      '- projectDiscount 10.0 % -1,180.11',
      'input.plannedCost -7,600.00',
      '- input.plannedCostInternal -6,000.00',
      '- input.plannedCostProvider -1,600.00',
      '= input.plannedMargin 3,021.00',
    ]);
  });

  test('shows rounded parts that still add up to the whole', () => {
    const rows = said('plannedMargin').rows.filter(({ isSum }) => !isSum);
    const amount = ({ value }: ExplanationRow) => decimal(value.replaceAll(',', '').replace('\u2212', '-'));
    const parts = sum(rows.filter(({ isPart }) => isPart).map(amount));
    expect(toFixed(parts, 2)).toBe(project.totals.plannedMargin);
    expect(toFixed(sum(rows.filter(({ isPart }) => !isPart).map(amount)), 2)).toBe(project.totals.plannedMargin);
  });

  test('names lines by their text, or else by their number', () => {
    expect(said('subtotal').rows.map(written)).toEqual([
      'Design 10,000.00',
      'line 2 1,801.11',
      '= input.subtotal 11,801.11',
    ]);
    expect(said('subtotal').leftOut.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Film, leftOut.optional (500.00)',
      'Open, leftOut.noPrice null',
    ]);
  });

  test('can be copied as text', () => {
    const words = { title: 'Subtotal', currency: 'EUR', rates: 'Rates', leftOut: 'Left out' };
    expect(explanationText(said('subtotal'), [], words).split('\n')).toEqual([
      'Subtotal\t11,801.11 EUR',
      'formula.subtotal',
      '',
      'Design\t10,000.00',
      'line 2\t1,801.11',
      'input.subtotal\t11,801.11',
      '',
      'Left out',
      'Film, leftOut.optional\t(500.00)',
      'Open, leftOut.noPrice',
      '',
      'rounding.line',
    ]);
  });
});

test('an address can ask to explain only a figure that exists', () => {
  expect(figureIn('plannedMargin')).toEqual({ field: 'plannedMargin', lineId: null });
  expect(figureIn('net.abc')).toEqual({ field: 'net', lineId: 'abc' });
  expect([null, '', 'net', 'plannedMargin.abc', 'taxes'].map(figureIn)).toEqual([null, null, null, null, null]);
});

test('lines without a price or a cost are mentioned to people who may see it', () => {
  expect(missingFigures(lines, 'EUR', { prices: true, costs: true })).toEqual([
    { reason: 'noPrice', field: 'unitPrice', lineIds: ['open'] },
    { reason: 'noCost', field: 'unitCost', lineIds: ['open'] },
  ]);
  expect(missingFigures(lines, 'EUR', { prices: false, costs: false })).toEqual([]);
  const abroad = { ...work, id: 'abroad', quantity: '1', unitPrice: '1', unitCost: '1', costCurrency: 'USD' };
  expect(missingFigures([abroad], 'EUR', { prices: true, costs: true })).toEqual([
    { reason: 'noExchangeRate', field: 'costCurrency', lineIds: ['abroad'] },
  ]);
});
