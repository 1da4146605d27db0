import { place } from '@mandate/contract/entities/place.ts';
import type { PlaceOverview } from '@mandate/contract/overview/record/place-overview.ts';
import { relatedLists } from '@mandate/contract/overview/record/related-lists.ts';
import type { Call } from '../../calls/call.ts';
import { happenings } from './happenings.ts';
import { projectSums } from './project-sums.ts';
import { recordFacts, withoutAbsent } from './record-facts.ts';
import { relatedProjects } from './related-projects.ts';
import { relatedRecords } from './related-records.ts';

const lists = relatedLists.place;

/** What the page of a place tells beside the place. @throws Refusal recordNotFound */
export async function findPlaceOverview(call: Call, sentId: string): Promise<PlaceOverview> {
  const { id, told } = await recordFacts(call, place, sentId);
  const sums = await projectSums(call, lists.projects, id);
  return withoutAbsent<PlaceOverview>({
    ...told,
    projects: await relatedProjects(call, lists.projects, id, sums),
    people: await relatedRecords(call, lists.people, id),
    happened: await happenings(call, place, id),
  });
}
