import type { Noun } from '@mandate/contract/access/permissions.ts';
import { referencePaths } from '@mandate/contract/lists/reference-paths.ts';
import { pathOf } from '@mandate/contract/own-fields/paths.ts';
import type { Fact } from './fact.ts';
import { overviewFacts } from './overview-facts.ts';
import { isValues, listOf, rowsOf, type Values } from './values.ts';
import { copyFacts, hoursFacts, isOfCopy, isOfWeek, weekFacts } from './week-facts.ts';

/**
 * Everything a successful reply told.
 * @param path of the call, such as `/customer/history/0197…`
 * @param labels the field that names a record, by entity
 */
export function factsIn(path: string, data: unknown, labels: ReadonlyMap<string, string>): Fact[] {
  const [, entity = '', verb = '', id = null] = path.replace(/\?.*/, '').split('/');
  if (!isValues(data)) return data === null ? [] : [{ entity, recordId: null, field: '', value: data }];
  switch (verb) {
    case 'get-grid':
      return [...rowsOf(data).flatMap((row) => recordFacts(entity, row)), ...aggregateFacts(entity, data)];
    case 'get-sums':
      return [data, ...listOf(data.groups)].flatMap((sums) => sumFacts(entity, sums));
    case 'get-by-id':
      return entity === 'audit' ? auditFacts(data) : recordFacts(entity, data);
    case 'get-corrections':
      return listOf(data.entries).flatMap((entry) => recordFacts('entry', entry));
    case 'get-overview':
      return overviewFacts(entity, data, fieldFacts, labels);
    case 'get-hours':
      return hoursFacts(id, data);
    case 'get-fields':
      return ownFieldFacts(data.fields);
    case 'history':
      return rowsOf(data).flatMap((row) => changeFacts(entity, id, row));
    case 'where-used':
      return listOf(data.uses).flatMap((use) =>
        rowsOf(use).flatMap((used) => namedFacts(String(use.entity), used, labels)),
      );
    case 'get-held':
      return [
        ...namedFacts(entity, data.person, labels),
        ...namedFacts('account', data.login, labels),
        ...listOf(data.kinds).flatMap((kind) =>
          rowsOf(kind).flatMap(({ entity: held, recordId, label, code }) => {
            const known = { entity: String(held), recordId: String(recordId) };
            return [
              ...namedFacts(known.entity, { id: recordId, label }, labels),
              { ...known, field: 'code', value: code },
            ];
          }),
        ),
      ];
    default:
      if (isOfCopy(path)) return copyFacts(data);
      if (isOfWeek(path)) return weekFacts(data, fieldFacts);
      if (path.startsWith('/search/find')) return listOf(data.groups).flatMap((group) => foundFacts(group, labels));
      return fieldFacts(entity, null, '', data);
  }
}

/** What is told of the firm's own fields is for who sees their values. */
function ownFieldFacts(fields: unknown): Fact[] {
  return Object.entries(isValues(fields) ? fields : {}).flatMap(([noun, defined]) =>
    listOf(defined).flatMap((definition) =>
      fieldFacts(noun, null, '', definition).map((fact) => ({ ...fact, field: pathOf(String(definition.key)) })),
    ),
  );
}

/** That a record is there, and what it is called. */
function namedFacts(entity: string, named: unknown, labels: ReadonlyMap<string, string>): Fact[] {
  if (!isValues(named)) return [];
  const known = { entity, recordId: String(named.id) };
  return [
    { ...known, field: 'id', value: named.id },
    { ...known, field: labels.get(entity) ?? 'label', value: named.label },
  ];
}

/** What a search tells of records of one kind; what stands beside a label tells by its value alone. */
function foundFacts({ entity, records }: Values, labels: ReadonlyMap<string, string>): Fact[] {
  const noun = String(entity);
  return listOf(records).flatMap(({ id, label, code, status, fragment }) => {
    const known = { entity: noun, recordId: String(id) };
    const { field, text } = isValues(fragment) ? fragment : {};
    return [
      { ...known, field: 'id', value: id },
      { ...known, field: labels.get(noun) ?? 'label', value: label },
      ...(code === null ? [] : [{ ...known, field: noun === 'parameter' ? 'key' : 'code', value: code }]),
      ...(status === null ? [] : [{ ...known, field: 'status', value: status }]),
      // What is told of a note is told of who may read its record.
      ...(field === undefined || field === 'note' ? [] : [{ ...known, field: String(field), value: text }]),
    ];
  });
}

function recordFacts(entity: string, record: Values): Fact[] {
  return fieldFacts(entity, typeof record.id === 'string' ? record.id : null, '', record);
}

function fieldFacts(entity: string, recordId: string | null, prefix: string, values: Values): Fact[] {
  return Object.entries(values).flatMap(([name, value]): Fact[] => {
    const field = `${prefix}${name}`;
    if (isReferred(value)) {
      return ['id', 'label'].map((key) => ({ entity, recordId, field: `${field}Id`, value: value[key] }));
    }
    if (value === null && `${name}Id` in values) return [{ entity, recordId, field: `${field}Id`, value: null }];
    if (isValues(value)) return fieldFacts(entity, recordId, `${field}.`, value);
    const rows = listOf(value);
    if (rows.length > 0) return rows.flatMap((row) => fieldFacts(entity, recordId, `${field}.`, row));
    // An array of rows that is empty tells nothing; one of words does.
    if (Array.isArray(value)) return value.map((entry) => ({ entity, recordId, field, value: entry }));
    return [{ entity, recordId, field, value }];
  });
}

/** Whether a value is the sibling of a reference: what it points to. */
function isReferred(value: unknown): value is Values {
  return isValues(value) && 'label' in value && 'isDeleted' in value;
}

function aggregateFacts(entity: string, data: Values): Fact[] {
  return listOf(data.aggregates).map(({ field, value }) => ({ entity, recordId: null, field: String(field), value }));
}

/** Sums tell of the amounts they add up and what follows from these, and a group of the value its records have in common, wherever that is kept. */
function sumFacts(entity: string, { times, byCurrency, inBase, withoutCost, condition, value, label }: Values): Fact[] {
  const amounts = [...listOf(byCurrency), ...(isValues(inBase) ? [inBase] : [])].flatMap((sums) => {
    const { amount, percent } = isValues(sums.margin) ? sums.margin : {};
    const margins = isValues(sums.margin) ? { plannedMargin: amount, plannedMarginPercent: percent } : {};
    return Object.entries({ ...(isValues(sums.amounts) ? sums.amounts : {}), ...margins });
  });
  const timed = isValues(times) ? Object.entries(times) : [];
  const told = [
    ...amounts,
    ...timed,
    ...(isValues(withoutCost) ? [['linesWithoutCost', withoutCost.lines] as const] : []),
  ];
  const facts = told.map(([field, sum]): Fact => ({ entity, recordId: null, field, value: sum }));
  if (!isValues(condition)) return facts;
  const field = String(condition.field);
  const path = referencePaths({ name: entity as Noun }).get(field);
  const kept = path ? { entity: path.entity.name, field: path.field } : { entity, field };
  return [...facts, ...[value, label].map((one) => ({ ...kept, recordId: null, value: one }))];
}

/** A row of the audit tells of itself, and of the records that were changed what it says of them. */
function auditFacts({ changes, ...row }: Values): Fact[] {
  const told = listOf(changes).filter(({ isHidden }) => isHidden !== true);
  const ofRecords = told.flatMap((change) =>
    changeFacts(String(row.entity), String(change.recordId), { changes: [change] }),
  );
  return [...recordFacts('audit', row), ...ofRecords];
}

/** The old and the new value of each change: of a field, of a row's field by the row's id, or of a whole row. */
function changeFacts(entity: string, recordId: string | null, entry: Values): Fact[] {
  return listOf(entry.changes).flatMap(({ field, old, new: now }) => {
    const [name = '', row, column] = String(field).split('.');
    return [old, now].flatMap((value): Fact[] => {
      if (row === undefined) return fieldFacts(entity, recordId, '', { [name]: value });
      if (column !== undefined) return fieldFacts(entity, recordId, `${name}.`, { [column]: value });
      return isValues(value) ? fieldFacts(entity, recordId, `${name}.`, value) : [];
    });
  });
}
