import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { groupFields } from '@mandate/contract/lists/sums.ts';
import { sheetColumns } from '../../src/spreadsheets/cells/sheet-columns.ts';
import { english } from '../../src/words/words.ts';
import { newBodies } from '../permissions/new-bodies.ts';
import { madeUpCaller } from './made-up-caller.ts';
import { onlyId } from './made-up-database.ts';

/** Bodies that fit a call every entity has; none for any other call. */
export function sharedBodies(path: string, entity: Entity): object[] {
  const { name, fields, parts } = entity;
  switch (path.split('/')[2]) {
    case 'save': {
      const made = newBodies[name]?.('') ?? {};
      const rows = Object.fromEntries(Object.entries(parts).map(([part, of]) => [part, [valuesFor(of.fields)]]));
      const all = { ...valuesFor(fields), ...made };
      const change = { id: onlyId, version: 1 };
      return [made, { ...made, ...rows }, all, { ...change, ...made }, { ...change, ...rows }, { ...change, ...all }];
    }
    case 'get-sums':
      return [{}, ...[...groupFields(entity, madeUpCaller('SA')).keys()].map((groupBy) => ({ groupBy }))];
    case 'get-counts':
      return [{ views: ['all', 'mine', onlyId].map((key) => ({ list: 'project', view: key })) }];
    case 'prepare-bulk':
      return [
        ...['remove', 'undelete'].map((action) => ({ query: {}, action })),
        ...Object.entries(valuesFor(fields)).map(([field, value]) => ({
          ...{ ids: [onlyId], action: 'edit' },
          changes: { [field]: value },
        })),
        ...Object.entries(fields).flatMap(([field, { kind, choices = ['one'] }]) =>
          kind === 'tags'
            ? [{ ids: [onlyId], action: 'edit', changes: { [field]: { add: [choices[0]], remove: [choices.at(-1)] } } }]
            : [],
        ),
      ];
    case 'run-bulk':
      return [{ receipt: onlyId }];
    case 'undo':
      return [{ version: 1 }];
    case 'export': {
      const columns = sheetColumns({ caller: madeUpCaller('SA'), words: english }, entity).map((column) => column.path);
      return [{ query: {}, columns, format: 'csv' }];
    }
    case 'import':
      return [
        { importId: onlyId, onError: 'skip', dryRun: true, matchBy: null, mapping: [{ header: 'name', field: 'id' }] },
      ];
    case 'repair-import':
      return [{ cells: [{ row: 1, column: 'name', value: 'two' }] }];
    default:
      return [];
  }
}

/** A value for each field that may be written. */
function valuesFor(fields: Record<string, Field>): Record<string, unknown> {
  const written = Object.entries(fields).filter(([, { isWritable, isPrepared }]) => isWritable && !isPrepared);
  return Object.fromEntries(written.map(([name, field]) => [name, valueFor(field)]));
}

const texts: Record<string, string> = {
  email: 'a@b.example',
  phone: '+4912345678',
  url: 'https://b.example',
  code: 'A1',
  vatNumber: 'DE136695976',
};

function valueFor({ kind, form, choices = [], range, list }: Field): unknown {
  switch (kind) {
    case 'flag':
      return true;
    case 'integer':
      return range?.min ?? 1;
    case 'number':
    case 'money':
      return '1';
    case 'date':
      return '2026-01-15';
    case 'reference':
      return onlyId;
    case 'references':
      return [onlyId];
    case 'tags':
      return [choices[0] ?? 'one'];
    case 'choice':
      return list === undefined ? choices[0] : 'senior';
    case 'json':
      return {};
    default:
      return texts[form] ?? 'One';
  }
}
