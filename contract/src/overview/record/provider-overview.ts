import type { PlainDate } from '../../values/dates.ts';
import type { BaseSum } from './base-sum.ts';
import type { RecordOverview } from './record-overview.ts';
import type { Related, RelatedPerson, RelatedPlace, RelatedProjects, RelatedRate } from './related.ts';

/** How far ahead the end of what was agreed is told, in days. */
export const expiryDays = 60;

/** What was agreed with a provider for a project and ends soon. */
export interface Expiring {
  /** Of the row in the project. */
  id: string;
  projectId: string;
  project: { id: string; label: string; isDeleted: boolean };
  role: string | null;
  validTo: PlainDate;
  /** Absent for who does not see costs; in `currency`. */
  agreedAmount?: string | null;
  currency?: string;
}

/**
 * `GET /provider/get-overview/{id}`: what the page of a provider tells beside the provider. The full lists, with the same totals: projects
 * `providers.providerId` or `lines.providerId`, people `providerId`, places `providerId`, rates `providerId`, notes and files `recordId`.
 */
export interface ProviderOverview extends RecordOverview {
  /** Lines of projects that name the provider, and how many of them are in running ones: approved, active or on hold; absent for who does not see who delivers a line. */
  delivers?: { lines: number; runningLines: number };
  /** Rows of running projects in which something is agreed with the provider, and what they come to; the sum needs `seeCosts`. */
  agreed?: { count: number; sum?: BaseSum };
  /** Agreed rows of running projects that end from today on within `expiryDays`, the first first. The list of projects holds them all. */
  expiring?: Related<Expiring> & { until: PlainDate };
  projects: RelatedProjects;
  people?: Related<RelatedPerson>;
  places?: Related<RelatedPlace>;
  rates?: Related<RelatedRate>;
}
