import { readFileSync } from 'node:fs';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { createTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { openMetrics } from './open-metrics.ts';

const folder = new URL('../../../../docs/grafana/', import.meta.url);
const fileOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');

/** What Prometheus itself knows of whatever it collects from. */
const ofPrometheus = ['up'];

let database: TestDatabase;
let text: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const metrics = openMetrics(database);
  const none = { atOnce: 0, waitMs: 0, waiting: 0, few: -1 };
  const admission = { work: none, session: none, password: none };
  const app = await startTestApp({ database, admission, watchers: [metrics.watch] });
  // What has labels is told once there is something to tell.
  const isTold = async () => {
    for (const path of ['/customer/get-grid', '/no/such/call']) await fetch(app.url + path, { method: 'POST' });
    text = await metrics.collect();
    return /mandate_calls_sent_away_total\{/.test(text) && /nodejs_gc_duration_seconds_sum\{/.test(text);
  };
  await until(isTold, () => text);
  await app.close();
});
afterAll(() => database.close());

/** The metrics an expression of PromQL names, and the labels it asks for; throws where it is none. */
function namesIn(expression: string): { metrics: string[]; labels: string[] } {
  const readable = expression.replaceAll('$__rate_interval', '5m');
  const found = { metrics: [] as string[], labels: [] as string[] };
  parser.parse(readable).iterate({
    enter({ name, type, from, to }) {
      if (type.isError) throw new Error(`no PromQL at ${from}: ${readable}`);
      const named = readable.slice(from, to);
      // Of a metric's name, and in `by (…)` of a label's.
      if (name === 'Identifier') found.metrics.push(named);
      if (name === 'LabelName') found.labels.push(named);
    },
  });
  return found;
}

/** Every value under a key of this name, at any depth. */
function valuesOf(json: unknown, key: string): string[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([name, value]) =>
    name === key && typeof value === 'string' ? [value] : valuesOf(value, key),
  );
}

function expectKnown(expressions: string[]): void {
  const series = new Set([...text.matchAll(/^([a-z0-9_]+)(?:\{| )/gm)].map(([, name]) => name));
  const labels = new Set([...text.matchAll(/[{,]([a-z_]+)="/g)].map(([, name]) => name));
  for (const expression of expressions) {
    const named = namesIn(expression);
    expect(named.metrics.length, expression).toBeGreaterThan(0);
    for (const name of named.metrics) expect([...series, ...ofPrometheus], expression).toContain(name);
    for (const name of named.labels) expect([...labels, 'job', 'instance'], expression).toContain(name);
  }
}

describe('what is offered to watch the product by', () => {
  test('the dashboard asks for metrics and labels that there are', () => {
    const dashboard = JSON.parse(fileOf('mandate.json'));
    const expressions = valuesOf(dashboard, 'expr');
    expect(expressions.length).toBeGreaterThan(20);
    expectKnown(expressions);
    const variables = valuesOf(dashboard.templating, 'definition');
    expectKnown(variables.map((query) => /^label_values\((.+), \w+\)$/.exec(query)?.[1] ?? query));
  });

  test('the alerts do', () => {
    const { groups } = parse(fileOf('alerts.yml')) as { groups: { rules: { alert: string; expr: string }[] }[] };
    const rules = groups.flatMap((group) => group.rules);
    expect(rules.length).toBeGreaterThan(8);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    expectKnown(rules.map(({ expr }) => expr));
  });

  test('every metric of the product is looked at by one of the two', () => {
    const asked = [fileOf('mandate.json'), fileOf('alerts.yml')].join();
    const own = [...text.matchAll(/^# TYPE (mandate_\S+)/gm)].map(([, name]) => name ?? '');
    for (const name of own) expect(asked).toContain(name);
  });

  test('an expression that names what is not there is found, and one that is none', () => {
    expect(() => expectKnown(['sum(mandate_cals_total)'])).toThrow('mandate_cals_total');
    expect(() => expectKnown(['sum by (rout) (mandate_calls_total)'])).toThrow('rout');
    expect(() => expectKnown(['sum(mandate_calls_total'])).toThrow('no PromQL');
  });
});
