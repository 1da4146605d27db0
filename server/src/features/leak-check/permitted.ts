import { isNoun, may, type Noun } from '@mandate/contract/access/permissions.ts';
import { isOwnFieldSeen, ownFieldAt } from './own-field-seen.ts';
import { isFieldPermitted } from './permitted-fields.ts';
import { isReadable, isRecordPermitted } from './permitted-records.ts';
import type { Sight } from './sight.ts';
import { roleOf, type Viewer } from './viewers.ts';

/** What the table of permissions lets everybody see: what it does not name is hidden. An SA sees everything. */
export const permitted: Sight = {
  ofField(viewer, entity, field, firm) {
    if (viewer === 'SA') return true;
    // Whether the server is up is told to anybody who asks.
    if (entity === 'health') return true;
    if (viewer === 'nobody' || !isNoun(entity)) return false;
    const role = roleOf(viewer);
    const told = entity === 'parameter' ? firm.parameterTold(field) : undefined;
    if (told !== undefined) return isReadable({ role, id: told, firm });
    if (!looksAt(viewer, entity, field)) return false;
    const own = ownFieldAt(firm, entity, field);
    if (own !== undefined) return isOwnFieldSeen(firm, own, role);
    // They go with any record.
    if (field === 'id' || field === 'version' || field.endsWith('.id')) return true;
    return isFieldPermitted(role, entity, field);
  },
  ofRecord(viewer, entity, id, firm) {
    if (viewer === 'SA') return true;
    if (viewer === 'nobody' || viewer === 'GUEST waiting' || !isNoun(entity)) return false;
    return isRecordPermitted(roleOf(viewer), entity, id, firm);
  },
};

/** Whether somebody may look at an entity at all. Who waits has their own, and of the control panel how much there is for them. */
function looksAt(viewer: Exclude<Viewer, 'nobody'>, noun: Noun, field: string): boolean {
  const limits = [may(roleOf(viewer), noun, 'list'), may(roleOf(viewer), noun, 'read')];
  if (viewer !== 'GUEST waiting') return limits.some((limit) => limit !== false);
  return noun === 'control-panel' ? field.split('.').length <= 2 : limits.includes('own');
}
