import fc from 'fast-check';

/** What a stored record is changed with: some of the values of its kind, on a version that may be overtaken. @param ids of records that may be meant */
export function changedRecord(ids: readonly string[], values: Record<string, fc.Arbitrary<unknown>>) {
  const which = { id: fc.constantFrom(...ids), version: fc.integer({ min: 1, max: 3 }) };
  return fc.record({ ...values, ...which }, { requiredKeys: ['id', 'version'] });
}
