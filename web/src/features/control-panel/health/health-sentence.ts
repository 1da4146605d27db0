import type { HealthRow } from '@mandate/contract/overview/health.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { instantText, numberText } from '../../../ui/values/value-texts.ts';

/** What may be filled in, by name: the others are shown as they are. */
const instants: readonly string[] = ['at', 'since'];
const sizes: readonly string[] = ['size', 'free', 'needed', 'attachments'];

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** What a check found, in a sentence; the level alone where that is all the person may know. */
export function healthSentence({ code, level, params }: HealthRow): string {
  if (code === null) return i18n.t(`health.level.${level}`);
  // Each code has its sentence; a test of the codes against the words names every one that is missing.
  return i18n.t(`health.said.${code}` as 'health.said.checkFailed', written(params));
}

/** What to do next about what was found; null where nothing is to be done, or the person may not know. */
export function healthNext({ code, level, params }: HealthRow): string | null {
  if (code === null || level === 'good') return null;
  return i18n.t(`health.next.${code}` as 'health.next.checkFailed', written(params));
}

function written(params: HealthRow['params']): Record<string, string | number> {
  const told = Object.entries(params).map(([name, value]) => {
    if (instants.includes(name)) return [name, instantText(String(value))];
    if (sizes.includes(name)) return [name, sizeText(Number(value))];
    return [name, value];
  });
  return Object.fromEntries(told);
}

/** So much room as people read it: `840 byte`, `12 MB`, `2.1 GB`. */
export function sizeText(bytes: number): string {
  const at = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const amount = bytes / 1000 ** at;
  const unit = units[at] ?? 'byte';
  const digits = at > 2 && amount < 10 ? 1 : 0;
  const name = new Intl.NumberFormat(i18n.language, { style: 'unit', unit, unitDisplay: 'short' })
    .formatToParts(amount)
    .find(({ type }) => type === 'unit')?.value;
  return `${numberText(amount.toFixed(digits))}\u00A0${name ?? unit}`;
}
