/** The key of a record under which the values of own fields travel, by their keys. */
export const ownValues = 'customFields';

/** The key of a record under which replies name the people that own fields point to, by the keys of these. */
export const ownPeople = 'customFieldPeople';

/** The sibling of an own field that points to a person: where replies and rows name that person. */
export function ownSiblingOf(key: string): string {
  return `${ownPeople}.${key}`;
}

/** The path of an own field, by which lists, errors, changes and files name it: `customFields.industry`. */
export function pathOf(key: string): string {
  return `${ownValues}.${key}`;
}

/** The steps of a path of a record: a name, and for rows the row's id and its field. What is told of an own field is one name, `customFields.industry`. */
export function stepsOf(path: string): string[] {
  return path.startsWith(`${ownValues}.`) || path.startsWith(`${ownPeople}.`) ? [path] : path.split('.');
}

/** The key of an own field by its path; null for a path of anything else. */
export function ownKeyOf(path: string): string | null {
  return path.startsWith(`${ownValues}.`) ? path.slice(ownValues.length + 1) : null;
}
