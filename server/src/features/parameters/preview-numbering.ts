import type { Entity } from '@mandate/contract/facts/entity.ts';
import { knownEntities } from '@mandate/contract/known-entities.ts';
import { counterScope, numberedCode, patternFault, quoteNumbering } from '@mandate/contract/parameters/numbering.ts';
import { ruleErrors } from '@mandate/contract/parameters/parameter-rules.ts';
import type { ListItem } from '@mandate/contract/parameters/read-value.ts';
import { fieldError } from '@mandate/contract/replies/field-errors.ts';
import type { Call } from '../../calls/call.ts';
import { run } from '../../database/queries/sql-query.ts';
import { refuseFields } from '../../http/refusal.ts';
import { parameter } from '../../records/read/parameter.ts';
import { firstFree, lastNumber, numberingFacts } from '../../records/write/numbering.ts';

const shown = 3;
const namedCodes = 3;

/** A pattern somebody tries, and the parameter it is for; without one it is tried on its own. */
export interface TriedPattern {
  pattern: string;
  key?: string | undefined;
}

/**
 * The codes the next three records would get by a pattern today. No counter moves. Codes in use are stepped over, and an alert names them.
 * @throws Refusal validationFailed with what is wrong with the pattern, or when the key is of no numbering
 */
export async function previewNumbering(call: Call, { pattern, key }: TriedPattern): Promise<{ next: string[] }> {
  const entity = key === undefined || key === quoteNumbering ? null : numberedBy(key);
  const fault = patternFault(pattern);
  refuseFields([
    ...(entity === undefined ? [fieldError('key', 'valueNotAllowed')] : []),
    ...(fault ? [fieldError('pattern', fault.code, fault.params)] : []),
  ]);
  refuseFields(ruleErrors(key ?? '', pattern, new Map()).map((error) => ({ ...error, field: 'pattern' })));
  const facts = await numberingFacts(call.db, {
    ...(pattern.includes('{CUST}') && { customerId: await newestCustomer(call) }),
    ...(pattern.includes('{TYPE}') && { type: await firstType(call) }),
  });
  if (!entity || key === undefined) {
    const given = key === undefined ? 0 : await lastNumber(call.db, key, counterScope(pattern, facts));
    return { next: Array.from({ length: shown }, (_, index) => numberedCode(pattern, facts, given + index + 1)) };
  }
  const next: string[] = [];
  const taken: string[] = [];
  let last = await lastNumber(call.db, key, counterScope(pattern, facts));
  while (next.length < shown) {
    const free = await firstFree(call.db, entity, pattern, facts, last + 1);
    next.push(free.code);
    taken.push(...free.taken);
    last = free.number;
  }
  if (taken.length > 0) call.alerts.push(call.words.sentence('codesInUse', { codes: named(taken) }));
  return { next };
}

/** The entity that is numbered by a parameter; undefined when none is. */
function numberedBy(key: string): Entity | undefined {
  return [...knownEntities.values()].find(({ fields }) => fields.code?.numbering === key);
}

/** A customer whose code stands for those to come. */
async function newestCustomer({ db }: Call): Promise<string | null> {
  const text = 'select id from customers where deleted_at is null order by created_at desc, id desc limit 1';
  const [row] = await run<{ id: string }>(db, text, []);
  return row?.id ?? null;
}

/** A type whose code stands for those of projects to come. */
async function firstType({ db }: Call): Promise<string | null> {
  const types = (await parameter(db, 'project.types')) as ListItem[] | null;
  return types?.find(({ isActive }) => isActive)?.code ?? null;
}

function named(codes: readonly string[]): string {
  return codes.slice(0, namedCodes).join(', ') + (codes.length > namedCodes ? ', …' : '');
}
