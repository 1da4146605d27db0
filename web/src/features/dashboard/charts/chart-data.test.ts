import { expect, test } from 'vitest';
import { type ChartData, csvOf } from './chart-data.ts';

const chartData = (...names: string[]): ChartData => ({
  columns: [
    { name: 'Customer', kind: 'text' },
    { name: 'Margin, EUR', kind: 'money' },
  ],
  rows: names.map((name) => ({ id: name, to: null, cells: [name, '-1234.50'] })),
});

test('a chart is saved as rows with exact figures', () => {
  expect(csvOf(chartData('Norvane Mutual'), '1,234.56')).toBe(
    '\ufeffCustomer,"Margin, EUR"\r\nNorvane Mutual,-1234.50\r\n',
  );
});

test('who writes decimals with a comma gets semicolons between the values', () => {
  expect(csvOf(chartData('Norvane'), '1.234,56')).toBe('\ufeffCustomer;"Margin, EUR"\r\nNorvane;-1234,50\r\n');
});

test.each(['=1+1', '+1', '-1', '@sum', '＝1+1', "'=1"])('the name %j is no formula in the file', (name) => {
  expect(csvOf(chartData(name), '1,234.56').split('\r\n')[1]).toBe(`'${name},-1234.50`);
});

test('quotes and lines in a name stay inside its cell', () => {
  expect(csvOf(chartData('a "b"\nc'), '1,234.56')).toContain('\r\n"a ""b""\nc",-1234.50\r\n');
});

test('no value is an empty cell', () => {
  const { columns } = chartData();
  expect(csvOf({ columns, rows: [{ id: 'x', to: null, cells: ['x', null] }] }, '1,234.56')).toMatch(/\r\nx,\r\n$/);
});
