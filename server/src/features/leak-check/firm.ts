import type { Fact } from './fact.ts';

type Fields = Map<string, Set<unknown>>;

/** What an SA was told of the firm, and what follows of it about which records are whose. */
export class Firm {
  readonly facts: Fact[] = [];
  readonly #memberId: string | null;
  readonly #records = new Map<string, Map<string, Fields>>();
  readonly #parameters = new Map<string, string>();

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
      if (entity === 'parameter' && field === 'key') this.#parameters.set(String(value), recordId);
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
    return [...this.valuesOf(entity, id, 'deletedAt')].some((at) => at !== null);
  }

  /** Whether the guest who is a member is one of this project, and it is there. */
  isOfMember(projectId: string): boolean {
    const members = this.valuesOf('project', projectId, 'members.personnelId');
    return this.#memberId !== null && members.has(this.#memberId) && !this.isDeleted('project', projectId);
  }

  /** Whether a record is about the person the guest who is a member looks as. */
  isAboutMember(entity: string, id: string): boolean {
    return this.#memberId !== null && this.valuesOf(entity, id, 'personnelId').has(this.#memberId);
  }

  /** The id of the parameter whose value is told under its key, or something in it under a longer path. */
  parameterTold(path: string): string | undefined {
    const names = path.split('.');
    const keys = names.map((_name, index) => names.slice(0, index + 1).join('.'));
    return keys.map((key) => this.#parameters.get(key)).findLast((id) => id !== undefined);
  }

  /** The fields a view filters and sorts by, with the entity whose list it is: what it shows tells of them. */
  toldBy(viewId: string): { list: string; field: string }[] {
    const lists = [...this.valuesOf('view', viewId, 'list')].filter((list) => list !== null).map(String);
    const paths = ['state.filter.all.field', 'state.filter.all.any.field', 'state.sort.field'];
    const fields = paths.flatMap((path) => [...this.valuesOf('view', viewId, path)].map(String));
    return lists.flatMap((list) => fields.map((field) => ({ list, field })));
  }

  /** What a field of a record holds, or was told to hold at one time or another. */
  valuesOf(entity: string, id: string, field: string): Set<unknown> {
    return this.#records.get(entity)?.get(id)?.get(field) ?? new Set();
  }
}
