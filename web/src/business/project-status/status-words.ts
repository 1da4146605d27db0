import { project } from '@mandate/contract/project/project.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { choiceLabel } from '../../records/words/words.ts';

/** What a status is called. */
export function statusWord(status: ProjectStatus): string {
  return choiceLabel(project, 'status', status);
}

/** What a step is called, as a verb and a noun: "Quote project". Back from the end it is another verb than on the way there. */
export function stepWord(from: ProjectStatus, to: ProjectStatus): string {
  if (from === 'onHold' && to === 'active') return i18n.t('projectStatus.step.resume');
  if (from === 'completed' && to === 'active') return i18n.t('projectStatus.step.reopen');
  if (from === 'closed') return i18n.t('projectStatus.step.reopen');
  return i18n.t(`projectStatus.step.${to}`);
}

/** What a step means. Back from the end days that were recorded are told otherwise than on the way there. */
export function stepText(from: ProjectStatus, to: ProjectStatus): string {
  if (from === 'onHold' && to === 'active') return i18n.t('projectStatus.text.resume');
  if (from === 'completed' && to === 'active') return i18n.t('projectStatus.text.reopen');
  if (from === 'closed') return i18n.t('projectStatus.text.reopenClosed');
  return i18n.t(`projectStatus.text.${to}`);
}
