import { type Role, roles } from './roles.ts';

/** What can be done with records of an entity. */
export const verbs = [
  ...(['list', 'read', 'history', 'whereUsed', 'create', 'edit', 'remove', 'undelete'] as const),
  ...(['export', 'import'] as const),
] as const;
export type Verb = (typeof verbs)[number];

/**
 * What limits a permission: a draft the person created, a record nothing uses, what belongs to projects the person is a member of,
 * what is the person's own, what belongs to people of lower roles or is the person's own, rates of the sides the person's grants show,
 * parameters the person's role may read, those it may edit, what is the person's own or shared with the person's role, what is the
 * person's own or shared with anybody, what is the person's own or shared with the person's role and not locked, what belongs to a record
 * the person may read, what is the person's own and belongs to such a record, what belongs to such a record
 * and is not kept from the person, what does not concern accounts, roles and what keeps the product safe, what the person may restore.
 */
export type Limit =
  | 'ownDraft'
  | 'unused'
  | 'ofOwnProjects'
  | 'own'
  | 'ownOrLower'
  | 'seenSides'
  | 'readable'
  | 'editable'
  | 'ownOrShared'
  | 'ownOrAnyShared'
  | 'ownOrOpen'
  | 'ownOpenOrLeft'
  | 'ofReadableRecord'
  | 'ownOfReadableRecord'
  | 'seenOfReadableRecord'
  | 'notSecurity'
  | 'restorable';

type Allowed = Role | readonly [Role, Limit];

const administrators: Allowed[] = ['SA', 'ADMIN'];
const staffRoles: Role[] = ['SA', 'ADMIN', 'EDITOR'];
const staff: Allowed[] = staffRoles;
const members: Allowed[] = [...staff, ['GUEST', 'ofOwnProjects']];
const everybody: Allowed[] = [...staff, 'GUEST'];
const own: Allowed[] = roles.map((role) => [role, 'own']);
/** Whoever is no administrator keeps to what is his own. */
const ownOfOthers: Allowed[] = [
  ['EDITOR', 'own'],
  ['GUEST', 'own'],
];
/** Nobody but an SA lists accounts of the own rank or above: who they are is theirs to tell. */
const accountKeepers: Allowed[] = ['SA', ['ADMIN', 'ownOrLower']];

/** Rates are seen by the grant of their side: `seeRates` for what is sold, `seeCosts` for what it costs. */
const sides: Allowed[] = staffRoles.map((role) => [role, 'seenSides']);
const administratorSides: Allowed[] = sides.filter(([role]) => role !== 'EDITOR');

/** An SA keeps whatever is shared; everybody else keeps what is his own. */
const staffViews: Allowed[] = [
  ['SA', 'ownOrAnyShared'],
  ['ADMIN', 'ownOrShared'],
  ['EDITOR', 'ownOrShared'],
];
const seenViews: Allowed[] = [...staffViews, ['GUEST', 'ownOrShared']];
const keptViews: Allowed[] = [
  ['SA', 'ownOrAnyShared'],
  ['ADMIN', 'own'],
  ['EDITOR', 'own'],
  ['GUEST', 'own'],
];

/** Who may read a record may read what was written about it. */
const readersOfRecord: Allowed[] = roles.map((role) => [role, 'ofReadableRecord']);
/** What one wrote is his to change; administrators keep order. */
const ownOfRecord: Allowed[] = [...administrators, ['EDITOR', 'ownOfReadableRecord']];

/** Of a record's files some are not for everybody who may read it. */
const seenOfRecord: Allowed[] = (['EDITOR', 'GUEST'] as const).map((role) => [role, 'seenOfReadableRecord']);
const keptFiles: Allowed[] = [...administrators, ['EDITOR', 'seenOfReadableRecord']];

type Verbs = Partial<Record<Verb, readonly Allowed[]>>;

/** A register that everybody may look at and staff keep. */
const register: Verbs = {
  list: everybody,
  read: everybody,
  history: staff,
  whereUsed: staff,
  create: staff,
  edit: staff,
  remove: administrators,
  undelete: administrators,
  export: administrators,
  import: staff,
};

/** A list beside the registers that staff choose from and administrators keep. */
const sideList: Verbs = {
  ...register,
  list: staff,
  read: staff,
  create: administrators,
  edit: administrators,
  import: administrators,
};

/**
 * Who may do what, by entity and verb (domain reference 5). What is not named here is denied. To export and to import also takes the grant
 * of that name.
 */
export const permissions: Record<string, Verbs> = {
  project: {
    list: members,
    read: members,
    history: staff,
    whereUsed: staff,
    create: staff,
    edit: staff,
    remove: [...administrators, ['EDITOR', 'ownDraft']],
    undelete: administrators,
    export: staff,
    import: staff,
  },
  customer: {
    list: members,
    read: members,
    history: staff,
    whereUsed: staff,
    create: staff,
    edit: staff,
    remove: [...administrators, ['EDITOR', 'unused']],
    undelete: administrators,
    export: staff,
    import: staff,
  },
  personnel: {
    list: everybody,
    read: everybody,
    history: staff,
    whereUsed: staff,
    create: administrators,
    edit: administrators,
    remove: administrators,
    undelete: administrators,
    export: administrators,
    import: administrators,
  },
  provider: { ...register, list: members, read: members },
  'service-category': register,
  service: register,
  place: register,
  rate: {
    list: sides,
    read: sides,
    history: sides,
    whereUsed: sides,
    create: sides,
    edit: sides,
    remove: administratorSides,
    undelete: administratorSides,
    export: administratorSides,
    import: administratorSides,
  },
  // Kept with their firm; chosen where a record refers to them.
  'customer-contact': { list: staff },
  'provider-contact': { list: staff },
  'tax-rate': sideList,
  'payment-term': sideList,
  'exchange-rate': sideList,
  parameter: {
    list: ['SA', ['ADMIN', 'readable'], ['EDITOR', 'readable']],
    read: ['SA', ['ADMIN', 'readable'], ['EDITOR', 'readable'], ['GUEST', 'readable']],
    history: ['SA', ['ADMIN', 'readable']],
    whereUsed: ['SA', ['ADMIN', 'readable']],
    create: administrators,
    edit: ['SA', ['ADMIN', 'editable']],
    remove: ['SA', ['ADMIN', 'editable']],
    undelete: ['SA', ['ADMIN', 'editable']],
    export: ['SA'],
    import: ['SA'],
  },
  account: {
    list: [...accountKeepers, ['EDITOR', 'ownOrLower']],
    read: [...accountKeepers, ['EDITOR', 'own'], ['GUEST', 'own']],
    history: accountKeepers,
    whereUsed: accountKeepers,
    create: administrators,
    edit: [...accountKeepers, ['EDITOR', 'own'], ['GUEST', 'own']],
    remove: accountKeepers,
    undelete: accountKeepers,
    export: accountKeepers,
    import: accountKeepers,
  },
  session: {
    list: [...accountKeepers, ['EDITOR', 'own'], ['GUEST', 'own']],
    remove: [...accountKeepers, ['EDITOR', 'own'], ['GUEST', 'own']],
  },
  view: {
    list: seenViews,
    read: seenViews,
    history: staffViews,
    whereUsed: staffViews,
    create: everybody,
    edit: [
      ['SA', 'ownOpenOrLeft'],
      ['ADMIN', 'ownOrOpen'],
      ['EDITOR', 'ownOrOpen'],
      ['GUEST', 'own'],
    ],
    remove: keptViews,
    undelete: keptViews,
  },
  note: {
    list: readersOfRecord,
    read: readersOfRecord,
    history: readersOfRecord.filter(([role]) => role !== 'GUEST'),
    whereUsed: staff,
    create: readersOfRecord,
    edit: [...ownOfRecord, ['GUEST', 'ownOfReadableRecord']],
    remove: ownOfRecord,
    undelete: ownOfRecord,
  },
  file: {
    list: [...administrators, ...seenOfRecord],
    read: [...administrators, ...seenOfRecord],
    create: staff,
    edit: keptFiles,
    remove: keptFiles,
    undelete: keptFiles,
  },
  draft: { list: own, read: own, create: own, edit: own, remove: own, undelete: own },
  // What somebody set going: administrators see that it goes, and stop it; what it made is its person's.
  job: { list: [...administrators, ...ownOfOthers], read: own, edit: [...administrators, ...ownOfOthers] },
  notification: { list: own, edit: own },
  // How mail leaves is said by an SA and tried by administrators, who also look after what waits to leave.
  'mail-server': { read: administrators, edit: ['SA'] },
  'mail-message': { list: administrators, read: administrators, edit: administrators },
  // What happened: administrators see it but for what concerns people of their own rank, everybody else what he did himself.
  audit: {
    list: ['SA', ['ADMIN', 'notSecurity'], ...ownOfOthers],
    read: ['SA', ['ADMIN', 'notSecurity'], ...ownOfOthers],
    export: ['SA', ['ADMIN', 'notSecurity']],
  },
  // What was removed: brought back by administrators, removed for good by an SA.
  trash: {
    list: [
      ['SA', 'restorable'],
      ['ADMIN', 'restorable'],
    ],
    remove: ['SA'],
  },
  // Rows of projects as lists of their own.
  milestone: { list: staff },
  'project-line': { list: staff },
  // The firm in numbers, and what everybody begins the day with; its parts hang on the role.
  dashboard: { read: ['SA'] },
  'control-panel': { read: everybody, edit: staff },
  operations: { read: administrators },
  health: { read: administrators, edit: ['SA'] },
  // Looking at the product as another role or person, and what that is checked with.
  'view-as': { read: ['SA'] },
  // What the whole product is searched for, each kind of record by its own right; and what a person keeps at hand.
  search: { read: everybody },
  favourite: { list: own, edit: own },
};

/** What a role sees of an entity of which it does not see everything. `version` and the id are always seen. */
export const partialViews: Record<string, Partial<Record<Role, readonly string[]>>> = {
  project: {
    GUEST: [
      'code',
      'name',
      'customerId',
      'isInternal',
      'status',
      'projectManagerId',
      'type',
      'startDate',
      'endDate',
      'description',
      'tags',
      'lines.type',
      'lines.description',
      'lines.quantity',
      'lines.unit',
      'lines.isOptional',
      'lines.startDate',
      'lines.endDate',
      'members.personnelId',
      'members.placeholderRole',
      'members.role',
      'members.startDate',
      'members.endDate',
      'providers.providerId',
      'providers.role',
      'places.placeId',
      'places.isMain',
      'places.purpose',
      'milestones.name',
      'milestones.dueDate',
      'milestones.acceptance',
      'milestones.reachedOn',
    ],
  },
  customer: {
    GUEST: ['name', 'city', 'contacts.firstName', 'contacts.lastName', 'contacts.jobTitle', 'contacts.isPrimary'],
  },
  provider: { GUEST: ['name'] },
  'service-category': {
    GUEST: ['code', 'name', 'parentId', 'description', 'color', 'sortOrder', 'path', 'treeOrder', 'level', 'isActive'],
  },
  service: { GUEST: ['code', 'name', 'categoryId', 'description', 'unit', 'deliveredBy', 'isActive'] },
  place: {
    GUEST: [
      ...['code', 'name', 'kind', 'addressLine1', 'addressLine2', 'postalCode', 'city', 'region', 'countryCode'],
      ...['timeZone', 'isActive'],
    ],
  },
  file: {
    GUEST: [
      'entity',
      'recordId',
      'kind',
      'title',
      'visibility',
      'fileName',
      'type',
      'size',
      'createdAt',
      'createdById',
    ],
  },
  note: { GUEST: ['entity', 'recordId', 'kind', 'body', 'isPinned', 'tags', 'createdAt', 'createdById', 'updatedAt'] },
  parameter: { GUEST: ['key', 'group', 'label', 'value'] },
  personnel: {
    EDITOR: [
      'code',
      'firstName',
      'lastName',
      'displayName',
      'workEmail',
      'employmentType',
      'providerId',
      'jobTitle',
      'seniority',
      'managerId',
      'phone',
      'mobile',
      'basePlaceId',
      'weeklyHours',
      'isActive',
      'tags',
      'createdAt',
      'updatedAt',
    ],
    GUEST: ['displayName', 'firstName', 'lastName', 'jobTitle'],
  },
  account: { EDITOR: ['fullName', 'status'], GUEST: [] },
  view: {
    GUEST: [
      ...['name', 'list', 'audience', 'roles', 'isLocked', 'defaultFor', 'state', 'tags'],
      ...['createdAt', 'updatedAt', 'deletedAt'],
    ],
  },
};

/** Fields whose value a role may see and not choose: on create they take their initial value. */
export const fixedFields: Record<string, Partial<Record<Role, readonly string[]>>> = {
  provider: { EDITOR: ['status'] },
};

/** Parts of which a role sees the main row only. */
export const mainRowsOnly: Record<string, Partial<Record<Role, string>>> = {
  customer: { GUEST: 'contacts.isPrimary' },
};

/**
 * Whether a role may do something with an entity's records.
 * @returns false, true, or the limit within which it may
 */
export function may(role: Role, entity: string, verb: Verb): boolean | Limit {
  if (!Object.hasOwn(permissions, entity)) return false;
  for (const allowed of permissions[entity]?.[verb] ?? []) {
    if (allowed === role) return true;
    if (Array.isArray(allowed) && allowed[0] === role) return allowed[1] as Limit;
  }
  return false;
}

/** The roles a field, or a row's field as `lines.net`, is hidden from. */
export function rolesWithout(entity: string, path: string): Role[] {
  const views = Object.hasOwn(partialViews, entity) ? partialViews[entity] : undefined;
  return Object.entries(views ?? {}).flatMap(([role, seen]) =>
    path === 'version' || seen.includes(path) ? [] : [role as Role],
  );
}

/** The roles that see a field and may not choose its value. */
export function rolesFixed(entity: string, path: string): Role[] {
  const fixed = Object.hasOwn(fixedFields, entity) ? fixedFields[entity] : undefined;
  return Object.entries(fixed ?? {}).flatMap(([role, names]) => (names.includes(path) ? [role as Role] : []));
}
