import { describe, expect, test } from 'vitest';
import { knownEntities } from './known-entities.ts';
import { masterData } from './master-data.ts';
import { may, permissions, verbs } from './permissions.ts';
import { grants, grantsOf, roles } from './roles.ts';

describe('what is not named is denied', () => {
  test.each(['account', 'project-line', '', '__proto__', 'constructor', 'toString'])(
    'to everybody for %j',
    (entity) => {
      for (const role of roles) for (const verb of verbs) expect(may(role, entity, verb)).toBe(false);
    },
  );
});

test('every register and the project have a rule for every verb, and nothing else has', () => {
  expect(Object.keys(permissions).sort()).toEqual([...masterData.map(({ name }) => name), 'project'].sort());
  expect([...knownEntities.keys()].filter((name) => !(name in permissions))).toEqual(['account']);
});

test('a role may do what the table says', () => {
  const table = Object.keys(permissions).map((entity) => [
    entity,
    ...roles.map((role) => verbs.map((verb) => `${verb}:${may(role, entity, verb)}`).join(' ')),
  ]);
  const all = 'list:true read:true create:true edit:true remove:true undelete:true';
  const guest = 'list:ofOwnProjects read:ofOwnProjects create:false edit:false remove:false undelete:false';
  expect(table).toEqual([
    ['project', all, all, 'list:true read:true create:true edit:true remove:ownDraft undelete:false', guest],
    ['customer', all, all, 'list:true read:true create:true edit:true remove:unused undelete:false', guest],
    [
      'tax-rate',
      all,
      all,
      'list:true read:true create:false edit:false remove:false undelete:false',
      'list:false read:false create:false edit:false remove:false undelete:false',
    ],
  ]);
});

test('a stronger role may do whatever a weaker one may', () => {
  const strength = (allowed: ReturnType<typeof may>) => (allowed === true ? 2 : allowed === false ? 0 : 1);
  for (const entity of Object.keys(permissions)) {
    for (const verb of verbs) {
      const strengths = roles.map((role) => strength(may(role, entity, verb)));
      expect(strengths, `${entity} ${verb}`).toEqual([...strengths].sort((one, other) => other - one));
    }
  }
});

test('roles bring their grants', () => {
  expect(grantsOf('SA')).toEqual(grants);
  expect(grants.filter((grant) => !grantsOf('ADMIN').includes(grant))).toEqual(['seeBank']);
  expect(grantsOf('EDITOR')).toEqual(['seeRates', 'exportData']);
  expect(grantsOf('GUEST')).toEqual([]);
});
