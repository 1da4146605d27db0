import type { AuditEntry } from '@mandate/contract/entities/audit.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { numberText } from '../../ui/values/value-texts.ts';

/** What is told of a row of the audit by its action, in the order it is read. What is told elsewhere is left out. */
const told = ['call', 'code', 'role', 'from', 'to', 'format', 'rows', 'ended', 'columns', 'jobId', 'batchId'] as const;

/** The details of a row of the audit that say something to people, each with its label. */
export function detailTexts(details: AuditEntry['details']): [label: string, value: string][] {
  return told.flatMap((name): [string, string][] => {
    const value = details[name];
    if (value === undefined || value === null || value === '') return [];
    return [[i18n.t(`audit.detail.${name}`), textOf(value)]];
  });
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return numberText(value);
  return Array.isArray(value) ? value.map(String).join(', ') : String(value);
}
