import type { Firm } from '../../src/features/leak-check/firm.ts';
import type { Viewer } from '../../src/features/leak-check/viewers.ts';

/**
 * Whether somebody may see a record at all, written down from the domain reference (section 5) and not taken from the table of permissions:
 * a guest what belongs to projects the person is a member of, an ADMIN the users of lower roles and where they are signed in, an EDITOR rates
 * of what is sold, nobody below what was removed, of views what is shared with the role.
 */
export function isExpectedRecord(looker: Viewer, entity: string, id: string, firm: Firm): boolean {
  if (looker === 'SA') return true;
  if (looker === 'GUEST waiting' || looker === 'nobody') return false;
  if (looker !== 'ADMIN' && firm.isDeleted(entity, id)) return false;
  if (entity === 'view') return isSharedWith(firm, looker, id);
  if (entity === 'parameter') return isReadableBy(firm, looker, id);
  if (entity === 'session') return looker === 'ADMIN' && isOfLower(firm, id);
  if (entity === 'account' && looker === 'ADMIN') return isLower(firm, id);
  if (entity === 'rate' && looker === 'EDITOR') return !firm.valuesOf('rate', id, 'side').has('cost');
  if (entity === 'own-field' && looker === 'EDITOR') return !firm.valuesOf('own-field', id, 'seenBy').has('admins');
  if (looker !== 'GUEST member') return true;
  if (entity === 'entry' || entity === 'week') return firm.isAboutMember(entity, id);
  if (entity === 'work-line')
    return [...firm.valuesOf('work-line', id, 'projectId')].some((project) => firm.isOfMember(String(project)));
  if (entity === 'absence') return firm.isAboutMember('absence', id);
  if (entity === 'project') return firm.isOfMember(id);
  if (entity === 'note') return isAboutOwn(firm, 'note', id);
  if (entity === 'file')
    return isAboutOwn(firm, 'file', id) && !firm.valuesOf('file', id, 'visibility').has('financial');
  if (entity === 'provider') return isOfOwn(firm, id, 'providers.providerId');
  return entity !== 'customer' || isOfOwn(firm, id, 'customerId');
}

function isReadableBy(firm: Firm, looker: Viewer, parameterId: string): boolean {
  const [role = ''] = looker.split(' ');
  const [weakest] = firm.valuesOf('parameter', parameterId, 'readableBy');
  const order = ['SA', 'ADMIN', 'EDITOR', 'GUEST'];
  return order.indexOf(role) <= order.indexOf(String(weakest));
}

/** Those who look have no views of their own. */
function isSharedWith(firm: Firm, looker: Viewer, viewId: string): boolean {
  const [role = ''] = looker.split(' ');
  const isShared = firm.valuesOf('view', viewId, 'audience').has('everyone');
  return (isShared || firm.valuesOf('view', viewId, 'roles').has(role)) && !firm.isDeleted('view', viewId);
}

function isOfLower(firm: Firm, sessionId: string): boolean {
  return [...firm.valuesOf('session', sessionId, 'accountId')].some((of) => isLower(firm, String(of)));
}

function isLower(firm: Firm, accountId: string): boolean {
  const roles = firm.valuesOf('account', accountId, 'role');
  return roles.has('EDITOR') || roles.has('GUEST');
}

/** Whether what is kept with a record is kept with a project of the person. */
function isAboutOwn(firm: Firm, entity: string, keptId: string): boolean {
  return [...firm.valuesOf(entity, keptId, 'recordId')].some((id) => firm.isOfMember(String(id)));
}

function isOfOwn(firm: Firm, firmId: string, field: string): boolean {
  return firm.idsOf('project').some((id) => firm.isOfMember(id) && firm.valuesOf('project', id, field).has(firmId));
}
