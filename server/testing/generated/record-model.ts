/** What the model knows of a record: three of its fields. */
export interface Plain {
  city: string;
  legalName: string;
  tags: readonly string[];
}
export type Field = keyof Plain;

interface Change {
  field: Field;
  old: unknown;
  new: unknown;
}

interface Version {
  values: Plain;
  isDeleted: boolean;
  /** What the save that made it changed; nothing when it was no save. */
  changes: Change[];
}

/** A record as a plain list of its versions, the first at 0. */
export class ModelRecord {
  readonly id: string;
  readonly versions: Version[];

  constructor(id: string, values: Plain) {
    this.id = id;
    this.versions = [{ values, isDeleted: false, changes: [] }];
  }

  get version(): number {
    return this.versions.length;
  }

  get now(): Version {
    return this.versions.at(-1) as Version;
  }

  /** Sets values; nothing happens where nothing differs. @returns whether something did */
  save(values: Plain): boolean {
    const before = this.now.values;
    const changes = fields.flatMap((field): Change[] =>
      isSame(before[field], values[field]) ? [] : [{ field, old: before[field], new: values[field] }],
    );
    if (changes.length > 0) this.versions.push({ values, isDeleted: this.now.isDeleted, changes });
    return changes.length > 0;
  }

  mark(isDeleted: boolean): void {
    this.versions.push({ values: this.now.values, isDeleted, changes: [] });
  }

  /** The values once an edit that began at a version is merged in; null when both sides changed the same differently. */
  merged(version: number, sent: Partial<Plain>): Plain | null {
    const base = (this.versions[version - 1] as Version).values;
    const merged: Record<string, unknown> = { ...this.now.values };
    for (const [name, yours] of Object.entries(sent)) {
      const [before, theirs] = [base[name as Field], this.now.values[name as Field]];
      if (isSame(yours, before)) continue;
      if (!isSame(theirs, before) && !isSame(theirs, yours)) return null;
      merged[name] = yours;
    }
    return merged as unknown as Plain;
  }

  /** The values once the save that made a version is taken back as far as it still stands; null when nothing of it does. */
  without(version: number): { values: Plain; isWhole: boolean } | null {
    const changes = this.versions[version - 1]?.changes ?? [];
    const standing = changes.filter(({ field, new: given }) => isSame(this.now.values[field], given));
    if (standing.length === 0) return null;
    const old = Object.fromEntries(standing.map((change) => [change.field, change.old]));
    return { values: { ...this.now.values, ...old }, isWhole: standing.length === changes.length };
  }
}

const fields: Field[] = ['city', 'legalName', 'tags'];

export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
