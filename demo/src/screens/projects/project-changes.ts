import type { ProjectItem } from '../../contract/todo-calls.ts';

/** What was done to the projects of the demo, whose mock can only be read. */
export interface ProjectChanges {
  /** New names, by id. */
  names: Readonly<Record<number, string>>;
  /** Copies in the order they were made. */
  copies: readonly { id: number; of: number; name: string }[];
  deleted: readonly number[];
}

export const noChanges: ProjectChanges = { names: {}, copies: [], deleted: [] };

/** The projects after what was done to them: a copy stands behind what it was made of. */
export function changedProjects(
  items: readonly ProjectItem[],
  { names, copies, deleted }: ProjectChanges,
): ProjectItem[] {
  const all = [...items];
  for (const { id, of, name } of copies) {
    const place = all.findIndex((item) => item.id === of);
    const source = all[place];
    if (source) all.splice(place + 1, 0, { ...source, id, projectName: name });
  }
  return all
    .filter(({ id }) => !deleted.includes(id))
    .map((item) => ({ ...item, projectName: names[item.id] ?? item.projectName }));
}

/** A copy of a project is made, under an id no project ever had. */
export function copied(items: readonly ProjectItem[], now: ProjectChanges, of: number, name: string): ProjectChanges {
  const used = [...items, ...now.copies].map(({ id }) => id);
  return { ...now, copies: [...now.copies, { id: Math.max(0, ...used) + 1, of, name }] };
}

/** A project has another name. */
export function renamed(now: ProjectChanges, id: number, name: string): ProjectChanges {
  return { ...now, names: { ...now.names, [id]: name } };
}

/** A project is gone. */
export function deleted(now: ProjectChanges, id: number): ProjectChanges {
  return { ...now, deleted: [...now.deleted, id] };
}

/** A project that was gone is there again. */
export function undeleted(now: ProjectChanges, id: number): ProjectChanges {
  return { ...now, deleted: now.deleted.filter((each) => each !== id) };
}
