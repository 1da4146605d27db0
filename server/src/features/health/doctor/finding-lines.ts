import { english } from '../../../words/words.ts';
import type { Finding } from './finding.ts';

const signs = { good: '✓', look: '!', bad: '✗' };
const nameWidth = 24;
const instants = ['at', 'since'];
const sizes = ['size', 'free', 'needed', 'attachments'];

/** The lines the doctor says: one for each finding, what to do next below it, and a last one for all. */
export function findingLines(findings: readonly Finding[]): string[] {
  const lines = findings.flatMap(({ name, level, code, params }) => {
    const shown = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, textOf(key, value)]));
    const said = english.at(`health.said.${code}`, shown) ?? code;
    const next = level === 'good' ? null : english.at(`health.next.${code}`, shown);
    const title = (english.at(`health.check.${name}`) ?? name).padEnd(nameWidth);
    const below =
      next === null ? [] : [`  ${' '.repeat(nameWidth)}${english.at('health.doctor.next', { text: next })}`];
    return [`${signs[level]} ${title}${said}`, ...below];
  });
  return [...lines, '', lastLine(findings)];
}

function lastLine(findings: readonly Finding[]): string {
  for (const level of ['bad', 'look'] as const) {
    const count = findings.filter((each) => each.level === level).length;
    if (count > 0) return english.at(`health.doctor.${level}`, { count }) ?? level;
  }
  return english.at('health.doctor.good') ?? '';
}

/** A value as people read it: instants by day and minute, sizes in the unit that fits. */
function textOf(key: string, value: string | number): string {
  if (instants.includes(key)) return `${String(value).slice(0, 16).replace('T', ' ')} UTC`;
  return sizes.includes(key) ? sizeText(Number(value)) : String(value);
}

function sizeText(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log(bytes) / Math.log(1024)), units.length - 1);
  return `${Number((bytes / 1024 ** step).toFixed(1))} ${units[step]}`;
}
