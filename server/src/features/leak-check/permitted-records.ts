import type { Limit } from '@mandate/contract/access/limits.ts';
import { isNoun, may, type Noun } from '@mandate/contract/access/permissions.ts';
import { grantsOf, type Role, rolesBelow } from '@mandate/contract/access/roles.ts';
import { entranceActions, securityActions, securityNouns } from '@mandate/contract/entities/audit.ts';
import { seesFinancialFiles } from '@mandate/contract/entities/file.ts';
import { notedNounsFor } from '@mandate/contract/entities/noted-nouns.ts';
import type { Firm } from './firm.ts';
import { isOwnFieldSeen } from './own-field-seen.ts';
import { permittedWaysTo } from './permitted-fields.ts';

/** A record somebody of a role is told of. */
interface Seen {
  role: Role;
  noun: Noun;
  id: string;
  firm: Firm;
}

/** Whether a role may list or read a record; of a removed one, whether it may bring it back as well. */
export function isRecordPermitted(role: Role, noun: Noun, id: string, firm: Firm): boolean {
  const seen = { role, noun, id, firm };
  const isRead = isWithin(may(role, noun, 'list'), seen) || isWithin(may(role, noun, 'read'), seen);
  return isRead && (!firm.isDeleted(noun, id) || isWithin(may(role, noun, 'undelete'), seen));
}

/** Whether a role may read the values of a parameter. */
export function isReadable({ role, id, firm }: Omit<Seen, 'noun'>): boolean {
  return upTo(role).some((each) => firm.valuesOf('parameter', id, 'readableBy').has(each));
}

function isWithin(limit: boolean | Limit, seen: Seen): boolean {
  return typeof limit === 'boolean' ? limit : within[limit](seen);
}

/** Nobody who looks has anything of their own. */
const none = () => false;

/** Whether a record is within a limit, by what an SA was told of it. */
const within: Record<Limit, (seen: Seen) => boolean> = {
  own: none,
  ownPerson: ({ noun, id, firm }) => firm.isAboutMember(noun, id),
  managed: none,
  ownOrLower: isOfLower,
  ofOwnProjects: isOfOwnProjects,
  ownDraft: none,
  unused: none,
  seenSides({ role, id, firm }) {
    const sides = firm.valuesOf('rate', id, 'side');
    const has = grantsOf(role);
    return (!sides.has('sell') || has.includes('seeRates')) && (!sides.has('cost') || has.includes('seeCosts'));
  },
  seenOwnFields: ({ role, id, firm }) => isOwnFieldSeen(firm, id, role),
  readable: isReadable,
  editable: ({ role, id, firm }) => upTo(role).some((each) => firm.valuesOf('parameter', id, 'editableBy').has(each)),
  ownOrShared: isShared,
  ownOrAnyShared: isShared,
  ownOrOpen: none,
  ownOpenOrLeft: none,
  ofReadableRecord: isAboutReadable,
  ownOfReadableRecord: none,
  seenOfReadableRecord(seen) {
    const isFinancial = seen.firm.valuesOf(seen.noun, seen.id, 'visibility').has('financial');
    const { role } = seen;
    return isAboutReadable(seen) && (!isFinancial || seesFinancialFiles({ role, grants: grantsOf(role) }));
  },
  notSecurity: isNotSecurity,
  restorable: isRestorable,
};

/** The account, or the account whose it is. */
function isOfLower({ role, noun, id, firm }: Seen): boolean {
  const accounts = noun === 'account' ? [id] : [...firm.valuesOf(noun, id, 'accountId')].map(String);
  return accounts.some((account) => isLower(role, account, firm));
}

function isLower(role: Role, accountId: string, firm: Firm): boolean {
  return rolesBelow(role).some((below) => firm.valuesOf('account', accountId, 'role').has(below));
}

function isOfOwnProjects({ role, noun, id, firm }: Seen): boolean {
  if (noun === 'project') return firm.isOfMember(id);
  if (noun === 'work-line') return [...firm.valuesOf(noun, id, 'projectId')].some((of) => firm.isOfMember(String(of)));
  const ways = permittedWaysTo(noun, role);
  return firm
    .idsOf('project')
    .some((project) => firm.isOfMember(project) && ways.some((way) => firm.valuesOf('project', project, way).has(id)));
}

/** What was removed is not shared any more. */
function isShared({ role, noun, id, firm }: Seen): boolean {
  const isForRole = firm.valuesOf(noun, id, 'audience').has('everyone') || firm.valuesOf(noun, id, 'roles').has(role);
  return isForRole && !firm.isDeleted(noun, id);
}

/** What is kept with a record that was removed is read by nobody. */
function isAboutReadable({ role, noun, id, firm }: Seen): boolean {
  const kinds = notedNounsFor(role).filter((kind) => firm.valuesOf(noun, id, 'entity').has(kind));
  const records = [...firm.valuesOf(noun, id, 'recordId')].map(String);
  return kinds.some((kind) =>
    records.some(
      (record) =>
        !firm.isDeleted(kind, record) && isWithin(may(role, kind, 'read'), { role, noun: kind, id: record, firm }),
    ),
  );
}

function isNotSecurity({ role, id, firm }: Seen): boolean {
  const valuesOf = (field: string) => [...firm.valuesOf('audit', id, field)].map(String);
  const isSecurity = valuesOf('action').some((action) => securityActions.some((each) => each === action));
  const isEntrance = valuesOf('action').some((action) => entranceActions.some((each) => each === action));
  const isOfSecurity = valuesOf('entity').some((noun) => securityNouns.some((each) => each === noun));
  if (isSecurity || isOfSecurity) return false;
  return !isEntrance || valuesOf('actorId').some((account) => isLower(role, account, firm));
}

function isRestorable({ role, id, firm }: Seen): boolean {
  const [record] = firm.valuesOf('trash', id, 'recordId');
  const [noun] = firm.valuesOf('trash', id, 'entity');
  if (typeof noun !== 'string' || !isNoun(noun)) return false;
  // Of more than there are pages asked for nothing is known.
  return (
    !firm.knows(noun, String(record)) || isWithin(may(role, noun, 'undelete'), { role, noun, id: String(record), firm })
  );
}

/** A role and those below it. */
function upTo(role: Role): Role[] {
  return [role, ...rolesBelow(role)];
}
