import type { Reader } from '../access/roles.ts';
import type { Field } from './fields.ts';

/** Whether a reader may see the field and not choose its value, such as the code of a project without the grant for it (domain reference 2.8). */
export function isFixed(facts: Field, reader: Reader): boolean {
  if (facts.fixedFor?.includes(reader.role)) return true;
  return facts.numbering === 'numbering.project' && !reader.grants.includes('editNumbers');
}
