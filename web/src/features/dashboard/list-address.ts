import type { ListBehind } from '@mandate/contract/overview/dashboard.ts';
import { paths } from '../../lib/addresses/paths.ts';

const pages: Record<ListBehind['page'], string> = {
  projects: paths.projects.list,
  milestones: paths.milestones,
  lines: paths.lines,
  people: paths.personnels.list,
  attention: paths.controlPanel,
};

/** The address of the list behind a figure, with its filter. */
export function listAddress({ page, search }: ListBehind): string {
  return `${pages[page]}${search}`;
}
