import fc from 'fast-check';
import { anyJson } from './any-json.ts';
import { listBodies } from './list-bodies.ts';
import { name, word } from './name-and-word.ts';
import { ownBodies } from './own-bodies.ts';
import { projectBodies } from './project-bodies.ts';
import { registerBodies } from './register-bodies.ts';

const faulty = fc.constantFrom(
  ...[
    'id',
    'version',
    'name',
    'code',
    'lines',
    'members',
    'contacts',
    'userId',
    'hiredOn',
    'tags',
    'filter',
    'sort',
    'search',
    'page',
    'aggregates',
    'customerId',
    'currency',
    'state',
    'changes',
  ],
);

/** What the calls are made with that save something, by their paths. */
const fitting = { ...projectBodies, ...registerBodies, ...ownBodies };

/** Some of what other calls are made with. */
const others: fc.Arbitrary<object> = fc.record(
  { refreshToken: word, accessToken: word, code: word, name, percent: fc.constantFrom('5', '7.7', '101') },
  { requiredKeys: [] },
);

/**
 * Bodies for a call: fit for it, fit but for one value, or anything.
 * @param ids of records that may be meant
 */
export function bodiesFor(path: string, ids: readonly string[]): fc.Arbitrary<unknown> {
  const fit: fc.Arbitrary<object> = listBodies(path, ids) ?? fitting[path]?.(ids) ?? others;
  const oneFault = fc.tuple(fit, faulty, anyJson).map(([body, key, value]) => ({ ...body, [key]: value }));
  return fc.oneof({ weight: 3, arbitrary: fit }, { weight: 2, arbitrary: oneFault }, { weight: 1, arbitrary: anyJson });
}
