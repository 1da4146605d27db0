import type { PreviewRemark } from '@mandate/contract/documents/document-detail.ts';
import { paths } from '../../../lib/addresses/paths.ts';

interface PreviewedProject {
  id: string;
  customerId: string | null;
}

/** The sections of a project's page by what of the project a remark is about; everything else stands in its overview. */
const sections = ['lines', 'members', 'providers', 'places', 'milestones'] as const;

/** Where what a remark is about is mended; null where there is nothing to be done but to know it. */
export function mendingAddress({ code, field }: PreviewRemark, { id, customerId }: PreviewedProject): string | null {
  if (code === 'customerCountryNeeded' && customerId !== null) return paths.customers.record(customerId);
  if (code === 'marginBelowFloor' || field === null) return null;
  const section = sections.find((name) => field === name || field.startsWith(`${name}.`)) ?? 'overview';
  return `${paths.projects.record(id)}#${section === 'members' ? 'team' : section}`;
}
