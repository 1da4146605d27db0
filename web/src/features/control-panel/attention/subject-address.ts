import type { AttentionRow } from '@mandate/contract/overview/control-panel.ts';
import { paths, weekAddress } from '../../../lib/addresses/paths.ts';

/** The page of what a row is about: a project, a person, the week of somebody, an absence. */
export function subjectAddress({ subject, person, on }: Pick<AttentionRow, 'subject' | 'person' | 'on'>): string {
  switch (subject.entity) {
    case 'week':
      return weekAddress(on ?? '', person?.id ?? null);
    case 'personnel':
      return paths.personnels.record(subject.id);
    case 'absence':
      return paths.absences.record(subject.id);
    default:
      return paths.projects.record(subject.id);
  }
}
