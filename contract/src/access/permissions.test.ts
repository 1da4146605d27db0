import { describe, expect, test } from 'vitest';
import { entity } from '../facts/entity.ts';
import { reference, text } from '../facts/fields.ts';
import { knownEntities } from '../known-entities.ts';
import { masterData } from '../master-data.ts';
import { isNoun, may, type Noun, nouns, permissions, type Verb, verbs } from './permissions.ts';
import { roles } from './roles.ts';

describe('what is not named is denied', () => {
  test.each(['project-part', 'audits', '', '__proto__', 'constructor', 'toString'])('to everybody for %j', (entity) => {
    for (const role of roles) for (const verb of verbs) expect(isNoun(entity) && may(role, entity, verb)).toBe(false);
  });
});

const files: Verb[] = ['export', 'import'];
const recordVerbs = verbs.filter((verb) => !files.includes(verb));

test('the table of permissions names every entity, and has a rule for every verb of those people write', () => {
  const departing: Noun[] = [
    'absence',
    'personnel',
    'service-category',
    'service',
    'rate',
    'exchange-rate',
    'tax-rate',
    'text-block',
    'own-field',
    'parameter',
    'project',
    'entry',
    'account',
    'file',
    'note',
    'view',
    'mail-server',
  ];
  // What has no history or is not taken out and brought in has fewer.
  const fewer: Record<string, readonly string[]> = {
    view: recordVerbs,
    note: recordVerbs,
    'own-field': recordVerbs,
    file: ['list', 'read', 'create', 'edit', 'remove', 'undelete'],
    'mail-server': ['read', 'edit'],
  };
  const written = [...masterData.map(({ name }) => name), ...departing];
  const others = [
    ...['customer-contact', 'provider-contact', 'draft', 'job', 'notification', 'session', 'view-as'],
    ...[
      'audit',
      'trash',
      'mail-message',
      'milestone',
      'project-line',
      'work-line',
      'document',
      'week',
      'approval',
      'period',
    ],
    ...['dashboard', 'control-panel', 'operations', 'health', 'search', 'favourite', 'first-hour', 'backup'],
  ];
  expect(Object.keys(permissions).sort()).toEqual([...written, ...others].sort());
  expect([...knownEntities.keys()].sort()).toEqual([...written].sort());
  for (const entity of written) {
    const wanted = fewer[entity] ?? verbs;
    expect(Object.keys(permissions[entity]).sort()).toEqual([...wanted].sort());
  }
});

test('a role may do what the table says', () => {
  const table = nouns.map((entity) => [
    entity,
    ...roles.map((role) => recordVerbs.map((verb) => `${verb}:${may(role, entity, verb)}`).join(' ')),
  ]);
  const each = (allowed: string) => recordVerbs.map((verb) => `${verb}:${allowed}`).join(' ');
  const reads = (changes: string, list = 'true') => `list:${list} read:${list} history:true whereUsed:true ${changes}`;
  const keeps = 'create:true edit:true remove:false undelete:false';
  const changesNothing = 'create:false edit:false remove:false undelete:false';
  const listed = each('false').replace('list:false', 'list:true');
  const closes = each('false').replace('read:false', 'read:true').replace('create:false', 'create:true');
  const readsOnly = (scope: string) =>
    `list:${scope} read:${scope} history:false whereUsed:false create:false edit:false remove:false undelete:false`;
  const ownOnly = 'read:own history:false whereUsed:false create:false edit:own remove:false undelete:false';
  const endsOwn = 'read:false history:false whereUsed:false create:false edit:false remove:own undelete:false';
  const sharedViews = (changes: string) => `list:ownOrShared read:ownOrShared ${changes} remove:own undelete:own`;
  const [shown, stays] = [
    'list:false read:true history:false whereUsed:false create:false',
    'remove:false undelete:false',
  ];
  const both = (allowed: string) => [allowed, allowed];
  const notesOf = (known: string, changes: string) =>
    `list:ofReadableRecord read:ofReadableRecord ${known} create:ofReadableRecord ${changes}`;
  expect(table).toEqual([
    [
      'project',
      each('true'),
      each('true'),
      reads('create:true edit:true remove:ownDraft undelete:false'),
      readsOnly('ofOwnProjects'),
    ],
    [
      'customer',
      each('true'),
      each('true'),
      reads('create:true edit:true remove:unused undelete:false'),
      readsOnly('ofOwnProjects'),
    ],
    ['personnel', each('true'), each('true'), reads(changesNothing), readsOnly('true')],
    [
      'absence',
      each('true'),
      each('true'),
      reads('create:ownPerson edit:ownPerson remove:ownPerson undelete:ownPerson'),
      each('ownPerson').replace('history:ownPerson', 'history:false'),
    ],
    ['provider', each('true'), each('true'), reads(keeps), readsOnly('ofOwnProjects')],
    ['service-category', each('true'), each('true'), reads(keeps), readsOnly('true')],
    ['service', each('true'), each('true'), reads(keeps), readsOnly('true')],
    ['place', each('true'), each('true'), reads(keeps), readsOnly('true')],
    [
      'rate',
      each('seenSides'),
      each('seenSides'),
      each('seenSides').replace('remove:seenSides undelete:seenSides', 'remove:false undelete:false'),
      each('false'),
    ],
    ...['customer-contact', 'provider-contact'].map((name) => [name, listed, listed, listed, each('false')]),
    ['tax-rate', each('true'), each('true'), reads(changesNothing), each('false')],
    ['payment-term', each('true'), each('true'), reads(changesNothing), each('false')],
    ['exchange-rate', each('true'), each('true'), reads(changesNothing), each('false')],
    ['holiday-calendar', each('true'), each('true'), reads(changesNothing), each('false')],
    ['text-block', each('true'), each('true'), reads(changesNothing), each('false')],
    ['own-field', each('true'), each('true'), reads(changesNothing).replaceAll('true', 'seenOwnFields'), each('false')],
    [
      'parameter',
      each('true'),
      'list:readable read:readable history:readable whereUsed:readable create:true edit:editable remove:editable undelete:editable',
      each('false').replace('list:false read:false', 'list:readable read:readable'),
      each('false').replace('read:false', 'read:readable'),
    ],
    [
      'account',
      each('true'),
      each('ownOrLower').replace('create:ownOrLower', 'create:true'),
      `list:ownOrLower ${ownOnly}`,
      `list:false ${ownOnly}`,
    ],
    [
      'session',
      `list:true ${endsOwn.replace('own', 'true')}`,
      `list:ownOrLower ${endsOwn.replace('own', 'ownOrLower')}`,
      `list:own ${endsOwn}`,
      `list:own ${endsOwn}`,
    ],
    [
      'view',
      'list:ownOrAnyShared read:ownOrAnyShared history:ownOrAnyShared whereUsed:ownOrAnyShared create:true edit:ownOpenOrLeft remove:ownOrAnyShared undelete:ownOrAnyShared',
      sharedViews('history:ownOrShared whereUsed:ownOrShared create:true edit:ownOrOpen'),
      sharedViews('history:ownOrShared whereUsed:ownOrShared create:true edit:ownOrOpen'),
      sharedViews('history:false whereUsed:false create:true edit:own'),
    ],
    [
      'note',
      notesOf('history:ofReadableRecord whereUsed:true', 'edit:true remove:true undelete:true'),
      notesOf('history:ofReadableRecord whereUsed:true', 'edit:true remove:true undelete:true'),
      notesOf(
        'history:ofReadableRecord whereUsed:true',
        'edit:ownOfReadableRecord remove:ownOfReadableRecord undelete:ownOfReadableRecord',
      ),
      notesOf('history:false whereUsed:false', 'edit:ownOfReadableRecord remove:false undelete:false'),
    ],
    [
      'file',
      each('true').replace('history:true whereUsed:true', 'history:false whereUsed:false'),
      each('true').replace('history:true whereUsed:true', 'history:false whereUsed:false'),
      readsOnly('seenOfReadableRecord').replace(
        changesNothing,
        'create:true edit:seenOfReadableRecord remove:seenOfReadableRecord undelete:seenOfReadableRecord',
      ),
      readsOnly('seenOfReadableRecord'),
    ],
    [
      'document',
      ...['SA', 'ADMIN', 'EDITOR'].map(() =>
        reads('create:true edit:true remove:false undelete:false').replace('whereUsed:true', 'whereUsed:false'),
      ),
      each('false'),
    ],
    [
      'entry',
      ...both(each('true')),
      reads('create:managed edit:managed remove:managed undelete:managed'),
      each('ownPerson').replace('history:ownPerson', 'history:false'),
    ],
    [
      'week',
      ...both(
        `${reads(changesNothing).replace('whereUsed:true', 'whereUsed:false').replace('edit:false', 'edit:true')}`,
      ),
      reads(changesNothing).replace('whereUsed:true', 'whereUsed:false').replace('edit:false', 'edit:managed'),
      readsOnly('ownPerson').replace('edit:false', 'edit:ownPerson'),
    ],
    [
      'approval',
      ...Array(3).fill(each('false').replace('read:false', 'read:true').replace('edit:false', 'edit:true')),
      each('false'),
    ],
    ['period', closes.replace('remove:false', 'remove:true'), closes, ...both(each('false'))],
    ['draft', ...roles.map(() => each('own').replace('history:own whereUsed:own', 'history:false whereUsed:false'))],
    [
      'job',
      ...roles.map((role) =>
        ['SA', 'ADMIN'].includes(role)
          ? `list:true ${ownOnly.replace('edit:own', 'edit:true')}`
          : `list:own ${ownOnly}`,
      ),
    ],
    ['notification', ...roles.map(() => `list:own ${ownOnly.replace('read:own', 'read:false')}`)],
    ['mail-server', `${shown} edit:true ${stays}`, `${shown} edit:false ${stays}`, each('false'), each('false')],
    [
      'mail-message',
      ...both(`${shown.replace('list:false', 'list:true')} edit:true ${stays}`),
      each('false'),
      each('false'),
    ],
    ['audit', readsOnly('true'), readsOnly('notSecurity'), readsOnly('own'), readsOnly('own')],
    [
      'trash',
      each('false').replace('list:false', 'list:restorable').replace('remove:false', 'remove:true'),
      each('false').replace('list:false', 'list:restorable'),
      each('false'),
      each('false'),
    ],
    ...['milestone', 'project-line'].map((name) => [name, listed, listed, listed, each('false')]),
    ['work-line', ...['SA', 'ADMIN', 'EDITOR'].map(() => readsOnly('true')), readsOnly('ofOwnProjects')],
    ['dashboard', each('false').replace('read:false', 'read:true'), each('false'), each('false'), each('false')],
    ['control-panel', ...roles.map((role) => `${shown} edit:${role !== 'GUEST'} ${stays}`)],
    ['operations', ...both(`${shown} edit:false ${stays}`), each('false'), each('false')],
    ['health', `${shown} edit:true ${stays}`, `${shown} edit:false ${stays}`, each('false'), each('false')],
    ['first-hour', ...both(`${shown} edit:true ${stays}`), each('false'), each('false')],
    [
      'backup',
      each('false').replace('read:false', 'read:true').replace('create:false', 'create:true'),
      ...[each('false'), each('false'), each('false')],
    ],
    ['view-as', each('false').replace('read:false', 'read:true'), each('false'), each('false'), each('false')],
    ['search', ...roles.map(() => each('false').replace('read:false', 'read:true'))],
    [
      'favourite',
      ...roles.map(() => each('false').replace('list:false', 'list:own').replace('edit:false', 'edit:own')),
    ],
  ]);
});

test('files are taken out and brought in by administrators, and by editors as far as they keep what is in them', () => {
  const table = nouns.flatMap((entity) => {
    const allowed = roles.map((role) =>
      files.map((verb) => (may(role, entity, verb) === false ? '-' : verb)).join(' '),
    );
    return allowed.every((line) => line === '- -') ? [] : [[entity, ...allowed]];
  });
  const [both, none] = ['export import', '- -'];
  expect(table).toEqual([
    ['project', both, both, both, none],
    ['customer', both, both, both, none],
    ['personnel', both, both, none, none],
    ['absence', both, both, none, none],
    ['provider', both, both, '- import', none],
    ['service-category', both, both, '- import', none],
    ['service', both, both, '- import', none],
    ['place', both, both, '- import', none],
    ['rate', both, both, none, none],
    ['tax-rate', both, both, none, none],
    ['payment-term', both, both, none, none],
    ['exchange-rate', both, both, none, none],
    ['holiday-calendar', both, both, none, none],
    ['text-block', both, both, none, none],
    ['parameter', both, none, none, none],
    ['account', both, both, none, none],
    ['document', 'export -', 'export -', 'export -', none],
    ['entry', both, both, both, none],
    ['week', 'export -', 'export -', 'export -', none],
    ['audit', 'export -', 'export -', none, none],
  ]);
  expect(may('ADMIN', 'account', 'export')).toBe('ownOrLower');
  expect(may('ADMIN', 'rate', 'export')).toBe('seenSides');
});

test('a stronger role may do whatever a weaker one may', () => {
  const strength = (allowed: ReturnType<typeof may>) => (allowed === true ? 2 : allowed === false ? 0 : 1);
  const exceptions: string[] = [];
  for (const entity of nouns) {
    for (const verb of verbs) {
      const strengths = roles.map((role) => strength(may(role, entity, verb)));
      const sorted = [...strengths].sort((one, other) => other - one);
      if (strengths.join() !== sorted.join()) exceptions.push(`${entity} ${verb}`);
    }
  }
  expect(exceptions).toEqual([]);
});

test('a noun the table does not know does not compile', () => {
  // @ts-expect-error: it is called customer.
  expect(() => may('SA', 'custmer', 'list')).toThrow();
  const facts = { table: '', label: 'name', parts: {}, defaultSort: { field: 'name', direction: 'asc' } } as const;
  // @ts-expect-error: an entity has its row in the table.
  entity({ ...facts, name: 'custmer', fields: { name: text({ max: 1 }) } });
  // @ts-expect-error: so does what a field refers to.
  reference('custmer');
  // @ts-expect-error: there is no such verb.
  may('SA', 'customer', 'delete');
});
