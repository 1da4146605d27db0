import type { Dashboard, MetricExplanation } from '@mandate/contract/overview/dashboard.ts';
import { decimal, sum, toFixed } from '@mandate/contract/values/decimal.ts';
import { expect } from 'vitest';
import type { Person } from '../callers/people.ts';
import { rowsBehind } from './readded.ts';

/** Each figure adds up from the parts its explanation names, and these are records of the list behind it. */
export async function expectExplained(person: Person, dashboard: Dashboard): Promise<void> {
  const { from, to } = dashboard.period;
  for (const { figure, value, list } of dashboard.figures) {
    const reply = await person.get<MetricExplanation>(`/dashboard/explain?figure=${figure}&from=${from}&to=${to}`);
    const { parts, count, rest, ...explanation } = reply.data;
    expect([explanation.figure, explanation.value, explanation.list]).toEqual([figure, value, list]);
    for (const text of [explanation.formula, explanation.leftOut]) expect(text.length).toBeGreaterThan(20);
    expect(count).toBeGreaterThanOrEqual(parts.length);
    expect(count > parts.length).toBe(count > 200);
    if (!figure.startsWith('top')) {
      const rows = new Set(
        (await rowsBehind(person, list)).map((row) => (figure === 'dataQuality' ? row.projectId : row.id)),
      );
      expect(
        parts.filter(({ id }) => !rows.has(id)),
        figure,
      ).toEqual([]);
      const isWhole = !figure.startsWith('planned') && figure !== 'dataQuality' && count <= 200;
      if (isWhole) expect(parts.length, figure).toBe(rows.size);
    }
    const isSum = [
      'plannedRevenue',
      'plannedCost',
      'plannedMargin',
      'pipeline',
      'weightedPipeline',
      'backlog',
    ].includes(figure);
    if (!isSum) continue;
    const first = sum(parts.map(({ values }) => decimal(values[0]?.value ?? '0'))).plus(rest ?? '0');
    expect(toFixed(first, 2), figure).toBe(value);
  }
}
