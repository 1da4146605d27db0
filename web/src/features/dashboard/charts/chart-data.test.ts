import { expect, test } from 'vitest';
import { type ChartData, csvOf } from './chart-data.ts';

const chartData = (...names: string[]): ChartData => ({
  columns: [
    { name: 'Customer', kind: 'text' },
    { name: 'Margin, EUR', kind: 'money' },
  ],
  rows: names.map((name) => ({ id: name, to: null, cells: [name, '-1234.50'] })),
});

test('a chart is downloaded as rows with exact figures', () => {
  expect(csvOf(chartData('Norvane Mutual'), '1,234.56')).toBe(
    '\ufeffCustomer,"Margin, EUR"\r\nNorvane Mutual,-1234.50\r\n',
  );
});

test('the file of a chart has semicolons between values for people who write decimals with a comma', () => {
  expect(csvOf(chartData('Norvane'), '1.234,56')).toBe('\ufeffCustomer;"Margin, EUR"\r\nNorvane;-1234,50\r\n');
});

test.each(['=1+1', '+1', '-1', '@sum', '＝1+1', "'=1"])('in a chart’s file %j is text, not a formula', (name) => {
  expect(csvOf(chartData(name), '1,234.56').split('\r\n')[1]).toBe(`'${name},-1234.50`);
});

test('quotes and line breaks in a name stay inside its cell in the file of a chart', () => {
  expect(csvOf(chartData('a "b"\nc'), '1,234.56')).toContain('\r\n"a ""b""\nc",-1234.50\r\n');
});

test('a missing value is an empty cell in the file of a chart', () => {
  const { columns } = chartData();
  expect(csvOf({ columns, rows: [{ id: 'x', to: null, cells: ['x', null] }] }, '1,234.56')).toMatch(/\r\nx,\r\n$/);
});
