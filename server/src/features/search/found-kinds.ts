import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { type Field, isSeen } from '@mandate/contract/facts/fields.ts';
import type { RegisterName } from '@mandate/contract/registers.ts';
import { valueSql } from '../../records/own-fields/value-sql.ts';
import { type NameColumns, nameColumns } from '../../records/search/search-fit.ts';
import { labelSql } from '../../records/search/search-text.ts';

/** What of a kind of record stands beside its label: its number, and what tells two of one name apart. */
interface Beside {
  code: string | null;
  detail: string | null;
}

/** Where that is something else than a code and a city. */
const besides: Partial<Record<RegisterName, { code?: string; detail?: string }>> = {
  project: { detail: 'customerId' },
  personnel: { detail: 'jobTitle' },
  absence: { detail: 'personnelId' },
  'service-category': { detail: 'parentId' },
  service: { detail: 'categoryId' },
  parameter: { code: 'key' },
  account: { detail: 'email' },
};

/** A kind of record as a reader finds it; fields that are not seen are left out. */
export interface FoundKind extends Beside {
  noun: RegisterName;
  entity: Entity;
  hasStatus: boolean;
  /** The columns of label and code. */
  name: NameColumns;
  /** What the words may stand in beside, and label, code and detail themselves: names of fields with the SQL of their text. */
  texts: [name: string, sql: string][];
  /** Those of the texts that are names of other records. */
  linked: string[];
}

/**
 * @param entity its facts, the firm's own fields among them
 * @returns null where the reader does not see what the records are called by
 */
export function foundKind(noun: RegisterName, entity: Entity, reader: Reader): FoundKind | null {
  const facts = (name: string): Field | undefined => entity.fields[name];
  const sees = (name: string) => {
    const field = facts(name);
    return field !== undefined && isSeen(field, reader);
  };
  const beside = { code: 'code', detail: 'city', ...besides[noun] };
  const columns = nameColumns(entity, reader, beside.code);
  if (!columns) return null;
  const seen = (name: string) => (sees(name) ? name : null);
  const code = seen(beside.code);
  const detail = seen(beside.detail);
  const searched = Object.keys(entity.fields).filter((name) => facts(name)?.isSearched && sees(name));
  const names = new Set([entity.label, ...(code ? [code] : []), ...(detail ? [detail] : []), ...searched]);
  const texts = [...names].map((name): [string, string] => {
    const field = facts(name) ?? ({} as Field);
    const { refersTo } = field;
    return [name, refersTo === undefined ? valueSql('t', name, field) : labelSql(name, field, refersTo)];
  });
  const linked = [...names].filter((name) => facts(name)?.refersTo !== undefined);
  return { noun, entity, code, detail, hasStatus: noun === 'project' && sees('status'), name: columns, texts, linked };
}
