import type { Limit } from './limits.ts';
import { type Role, roles } from './roles.ts';

/** What can be done with records of an entity. */
export const verbs = [
  'list',
  'read',
  'history',
  'whereUsed',
  'create',
  'edit',
  'remove',
  'undelete',
  'export',
  'import',
] as const;
export type Verb = (typeof verbs)[number];

/** A role that may do it with every record, or one that may within a limit. */
type Allowed = Role | readonly [Role, Limit];

const administrators: Allowed[] = ['SA', 'ADMIN'];
const staffRoles: Role[] = ['SA', 'ADMIN', 'EDITOR'];
const staff: Allowed[] = staffRoles;
const everybody: Allowed[] = [...staff, 'GUEST'];

/** A guest is somebody from outside who works on a project: it and whom it is for and with is all they see. */
const members: Allowed[] = [...staff, ['GUEST', 'ofOwnProjects']];

const own: Allowed[] = roles.map((role) => [role, 'own']);
/** For what administrators see of everybody: anyone else sees their own. */
const ownOfOthers: Allowed[] = [
  ['EDITOR', 'own'],
  ['GUEST', 'own'],
];

/** Accounts are kept from above: an ADMIN has no say over another ADMIN or an SA, nor learns who they are. */
const accountKeepers: Allowed[] = ['SA', ['ADMIN', 'ownOrLower']];

/** A rate is seen by the grant of its side, so that one who sells does not learn what it costs the firm. */
const sides: Allowed[] = staffRoles.map((role) => [role, 'seenSides']);
const administratorSides: Allowed[] = sides.filter(([role]) => role !== 'EDITOR');

/** Private views are nobody else's business. An SA keeps the shared ones in order, whoever they are shared with. */
const staffViews: Allowed[] = [
  ['SA', 'ownOrAnyShared'],
  ['ADMIN', 'ownOrShared'],
  ['EDITOR', 'ownOrShared'],
];
const seenViews: Allowed[] = [...staffViews, ['GUEST', 'ownOrShared']];
/** A shared view may be changed by those it is shared with, but is removed by nobody but its owner and an SA. */
const changedViews: Allowed[] = [
  ['SA', 'ownOpenOrLeft'],
  ['ADMIN', 'ownOrOpen'],
  ['EDITOR', 'ownOrOpen'],
  ['GUEST', 'own'],
];
const removedViews: Allowed[] = [
  ['SA', 'ownOrAnyShared'],
  ['ADMIN', 'own'],
  ['EDITOR', 'own'],
  ['GUEST', 'own'],
];

/** Whoever may read a project may read what was written about it, and add to it. */
const readersOfRecord: Allowed[] = roles.map((role) => [role, 'ofReadableRecord']);
/** What a guest wrote stays on record, and what it was before is for staff. */
const staffOfRecord: Allowed[] = readersOfRecord.filter(([role]) => role !== 'GUEST');
/** A note is its author's to change; administrators keep order. */
const ownOfRecord: Allowed[] = [...administrators, ['EDITOR', 'ownOfReadableRecord']];

/** Offers and contracts among a project's files tell prices: they are kept from those who see none. */
const seenOfRecord: Allowed[] = (['EDITOR', 'GUEST'] as const).map((role) => [role, 'seenOfReadableRecord']);
const keptFiles: Allowed[] = [...administrators, ['EDITOR', 'seenOfReadableRecord']];

/** A parameter says itself who reads and who edits it, so that what protects the product stays with an SA. */
const readableParameters: Allowed[] = ['SA', ['ADMIN', 'readable']];
const editableParameters: Allowed[] = ['SA', ['ADMIN', 'editable']];

/** A field of the firm's own may itself tell too much, such as what nobody but administrators is to note of people. */
const seenOwnFields: Allowed[] = [...administrators, ['EDITOR', 'seenOwnFields']];

/** Time: staff see that of everybody and keep that of whom they manage, a guest sees and keeps their own. */
const seenTime: Allowed[] = [...staff, ['GUEST', 'ownPerson']];
const keptTime: Allowed[] = [...administrators, ['EDITOR', 'managed'], ['GUEST', 'ownPerson']];

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

/** What is of one person of the firm, as their absences are: administrators keep all of it, everybody else keeps their own. */
const keptByPerson: Allowed[] = [...administrators, ['EDITOR', 'ownPerson'], ['GUEST', 'ownPerson']];

/** A list beside the registers that staff choose from and administrators keep. */
const sideList: Verbs = {
  ...register,
  list: staff,
  read: staff,
  create: administrators,
  edit: administrators,
  import: administrators,
};

const table = {
  project: {
    list: members,
    read: members,
    history: staff,
    whereUsed: staff,
    create: staff,
    edit: staff,
    // An EDITOR takes back drafts they made: what has been offered, and what others began, is the firm's.
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
    // One entered by mistake is gone again; one that a project names stays until an administrator decides.
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
  // When somebody is away is for their colleagues to know, why is not. Who decides on it is a matter of who manages whom.
  absence: {
    list: seenTime,
    read: seenTime,
    history: staff,
    // Asked before one is removed: who keeps their own asks it of their own.
    whereUsed: seenTime,
    create: keptByPerson,
    edit: keptByPerson,
    remove: keptByPerson,
    undelete: keptByPerson,
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
  // Kept with their customer or provider; listed to be chosen where a record refers to them.
  'customer-contact': { list: staff },
  'provider-contact': { list: staff },
  'tax-rate': sideList,
  'payment-term': sideList,
  'exchange-rate': sideList,
  'holiday-calendar': sideList,
  'text-block': sideList,
  // What the firm adds to its records is said by administrators; an EDITOR knows of those fields whose values they see.
  'own-field': {
    list: seenOwnFields,
    read: seenOwnFields,
    history: seenOwnFields,
    whereUsed: seenOwnFields,
    create: administrators,
    edit: administrators,
    remove: administrators,
    undelete: administrators,
  },
  parameter: {
    list: [...readableParameters, ['EDITOR', 'readable']],
    read: [...readableParameters, ['EDITOR', 'readable'], ['GUEST', 'readable']],
    history: readableParameters,
    whereUsed: readableParameters,
    create: administrators,
    edit: editableParameters,
    remove: editableParameters,
    undelete: editableParameters,
    export: ['SA'],
    import: ['SA'],
  },
  // Everybody keeps their own account; an EDITOR also lists those of guests, to choose from where a record refers to them.
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
    edit: changedViews,
    remove: removedViews,
    undelete: removedViews,
  },
  note: {
    list: readersOfRecord,
    read: readersOfRecord,
    history: staffOfRecord,
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
  // What was issued is staff's to see, what it says only with the grant that shows prices; issued, it is never changed nor removed.
  document: { list: staff, read: staff, history: staff, create: staff, edit: staff, export: staff },
  entry: {
    list: seenTime,
    read: seenTime,
    // What time was before, and who changed it, is for staff.
    history: staff,
    whereUsed: seenTime,
    create: keptTime,
    edit: keptTime,
    remove: keptTime,
    undelete: keptTime,
    export: staff,
    import: [...administrators, ['EDITOR', 'managed']],
  },
  // To hand in a week is to edit it, and so are approving and returning: by whom, the verbs say.
  week: { list: seenTime, read: seenTime, history: staff, edit: keptTime, export: staff },
  // What waits to be approved, each of whom it waits for, and what is not handed in: to remind of it is to edit it. No list of records, which who waits
  // for a project may ask for.
  approval: { read: staff, edit: staff },
  // Months whose figures never change any more: closed by administrators, the last one opened again by an SA.
  period: { read: administrators, create: administrators, remove: ['SA'] },
  draft: { list: own, read: own, create: own, edit: own, remove: own, undelete: own },
  // What a person set going: administrators see that it goes, and stop it; what it made is that person's alone.
  job: { list: [...administrators, ...ownOfOthers], read: own, edit: [...administrators, ...ownOfOthers] },
  notification: { list: own, edit: own },
  // How mail leaves is said by an SA and tried by administrators, who also look after what waits to leave.
  'mail-server': { read: administrators, edit: ['SA'] },
  'mail-message': { list: administrators, read: administrators, edit: administrators },
  // What happened: an ADMIN sees it except what concerns people of the own rank and the safety of the product, anyone else what they did.
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
  'work-line': { list: members, read: members },
  // The firm in numbers, and what everybody begins the day with: `edit` of the control panel is for what needs attention, and
  // `operations` and `health` are parts of it.
  dashboard: { read: ['SA'] },
  'control-panel': { read: everybody, edit: staff },
  operations: { read: administrators },
  health: { read: administrators, edit: ['SA'] },
  // What a new firm sets up first. Where backups lie is told to who keeps the product running.
  'first-hour': { read: administrators, edit: administrators },
  backup: { read: ['SA'], create: ['SA'] },
  // Looking at the product as another role or person, and what that is checked with.
  'view-as': { read: ['SA'] },
  // What the whole product is searched for, each kind of record by its own right; and what a person keeps at hand.
  search: { read: everybody },
  favourite: { list: own, edit: own },
} satisfies Record<string, Verbs>;

/** What permissions are about: a kind of record, or something else people look at, such as the dashboard. */
export type Noun = keyof typeof table;

/**
 * Who may do what, by entity and verb (domain reference 5). What is not named here is denied. To export and to import also takes the grant
 * of that name.
 */
export const permissions: Record<Noun, Verbs> = table;

/** Every noun the table knows. */
export const nouns = Object.keys(table) as [Noun, ...Noun[]];

/** Whether a word that came from outside is a noun of the table. */
export function isNoun(word: string): word is Noun {
  return Object.hasOwn(table, word);
}

/**
 * Whether a role may do something with an entity's records.
 * @returns false, true, or the limit within which it may
 */
export function may(role: Role, noun: Noun, verb: Verb): boolean | Limit {
  for (const allowed of permissions[noun][verb] ?? []) {
    if (allowed === role) return true;
    if (typeof allowed !== 'string' && allowed[0] === role) return allowed[1];
  }
  return false;
}
