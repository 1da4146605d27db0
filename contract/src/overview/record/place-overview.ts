import type { RecordOverview } from './record-overview.ts';
import type { Related, RelatedPerson, RelatedProjects } from './related.ts';

/**
 * `GET /place/get-overview/{id}`: what the page of a place tells beside the place, which itself says whose it is (`customer`, `provider`). The
 * full lists, with the same totals: projects `places.placeId`, people `basePlaceId`.
 */
export interface PlaceOverview extends RecordOverview {
  projects: RelatedProjects;
  people?: Related<RelatedPerson>;
}
