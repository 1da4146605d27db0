import type { Noun } from '../access/permissions.ts';

/** References by entity, those of rows as `lines.serviceId`, that are newly set only to records still offered (domain reference 2.1 to 2.8). */
const chosenAmongActive: Partial<Record<Noun, readonly string[]>> = {
  customer: ['accountManagerId'],
  service: ['categoryId'],
  project: ['projectManagerId', 'lines.serviceId'],
};

/** Whether what a reference newly points to has to be active. @param path of the field, that of a row as `lines.serviceId` */
export function isActiveWhenChosen(noun: Noun, path: string): boolean {
  return chosenAmongActive[noun]?.includes(path) === true;
}
