import type { Fact } from './facts.ts';
import type { Looker } from './lookers.ts';

type Fields = Map<string, Set<unknown>>;

/** What an SA was told of the firm, and what follows of it about which records are whose. */
export class Firm {
  readonly facts: Fact[] = [];
  readonly #memberId: string | null;
  readonly #records = new Map<string, Map<string, Fields>>();

  /**
   * @param memberId the person the guest who is a member looks as
   */
  constructor(memberId: string | null) {
    this.#memberId = memberId;
  }

  /** Takes in facts of records as they are now. */
  add(facts: readonly Fact[]): void {
    this.addPast(facts);
    for (const { entity, recordId, field, value } of facts) {
      if (recordId === null) continue;
      const records = this.#records.get(entity) ?? new Map<string, Fields>();
      const fields = records.get(recordId) ?? new Map<string, Set<unknown>>();
      this.#records.set(entity, records.set(recordId, fields));
      fields.set(field, (fields.get(field) ?? new Set()).add(value));
    }
  }

  /** Takes in facts that may be of the past: they say what values there are, not whose a record is. */
  addPast(facts: readonly Fact[]): void {
    for (const fact of facts) this.facts.push(fact);
  }

  knows(entity: string, id: string): boolean {
    return this.#records.get(entity)?.has(id) ?? false;
  }

  /** The ids of the records of an entity, in the order they were told. */
  idsOf(entity: string): string[] {
    return [...(this.#records.get(entity)?.keys() ?? [])];
  }

  isDeleted(entity: string, id: string): boolean {
    return [...this.#valuesOf(entity, id, 'deletedAt')].some((at) => at !== null);
  }

  /**
   * Whether somebody may see a record at all (domain reference 5): a guest what belongs to projects the person is a member of, an ADMIN
   * the users of lower roles and where they are signed in, an EDITOR rates of what is sold, nobody below what was removed, of views what is
   * shared with the role.
   */
  maySeeRecord(looker: Looker, entity: string, id: string): boolean {
    if (looker === 'SA') return true;
    if (looker === 'GUEST waiting' || looker === 'nobody') return false;
    if (looker !== 'ADMIN' && this.isDeleted(entity, id)) return false;
    if (entity === 'view') return this.#isSharedWith(looker, id);
    if (entity === 'parameter') return this.#isReadableBy(looker, id);
    if (entity === 'session') return looker === 'ADMIN' && this.#isOfLower(id);
    if (entity === 'account' && looker === 'ADMIN') return this.#isLower(id);
    if (entity === 'rate' && looker === 'EDITOR') return !this.#valuesOf('rate', id, 'side').has('cost');
    if (looker !== 'GUEST member') return true;
    if (entity === 'project') return this.#isOwn(id);
    if (entity === 'note') return this.#isAboutOwn('note', id);
    if (entity === 'file')
      return this.#isAboutOwn('file', id) && !this.#valuesOf('file', id, 'visibility').has('financial');
    if (entity === 'provider') return this.#isOfOwn(id, 'providers.providerId');
    return entity !== 'customer' || this.#isOfOwn(id, 'customerId');
  }

  #isReadableBy(looker: Looker, parameterId: string): boolean {
    const [role = ''] = looker.split(' ');
    const [weakest] = this.#valuesOf('parameter', parameterId, 'readableBy');
    const order = ['SA', 'ADMIN', 'EDITOR', 'GUEST'];
    return order.indexOf(role) <= order.indexOf(String(weakest));
  }

  /** Those who look have no views of their own. */
  #isSharedWith(looker: Looker, viewId: string): boolean {
    const [role = ''] = looker.split(' ');
    const isShared = this.#valuesOf('view', viewId, 'audience').has('everyone');
    return (isShared || this.#valuesOf('view', viewId, 'roles').has(role)) && !this.isDeleted('view', viewId);
  }

  /** The fields a view filters and sorts by, with the entity whose list it is: what it shows tells of them. */
  toldBy(viewId: string): { list: string; field: string }[] {
    const lists = [...this.#valuesOf('view', viewId, 'list')].filter((list) => list !== null).map(String);
    const paths = ['state.filter.all.field', 'state.filter.all.any.field', 'state.sort.field'];
    const fields = paths.flatMap((path) => [...this.#valuesOf('view', viewId, path)].map(String));
    return lists.flatMap((list) => fields.map((field) => ({ list, field })));
  }

  #isOfLower(sessionId: string): boolean {
    return [...this.#valuesOf('session', sessionId, 'accountId')].some((of) => this.#isLower(String(of)));
  }

  #isLower(accountId: string): boolean {
    const roles = this.#valuesOf('account', accountId, 'role');
    return roles.has('EDITOR') || roles.has('GUEST');
  }

  #isOwn(projectId: string): boolean {
    const members = this.#valuesOf('project', projectId, 'members.personnelId');
    return this.#memberId !== null && members.has(this.#memberId) && !this.isDeleted('project', projectId);
  }

  /** Whether what is kept with a record is kept with a project of the person. */
  #isAboutOwn(entity: string, keptId: string): boolean {
    return [...this.#valuesOf(entity, keptId, 'recordId')].some((id) => this.#isOwn(String(id)));
  }

  #isOfOwn(firmId: string, field: string): boolean {
    return this.idsOf('project').some((id) => this.#isOwn(id) && this.#valuesOf('project', id, field).has(firmId));
  }

  #valuesOf(entity: string, id: string, field: string): Set<unknown> {
    return this.#records.get(entity)?.get(id)?.get(field) ?? new Set();
  }
}
