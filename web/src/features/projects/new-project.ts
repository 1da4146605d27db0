import type { Values } from '@mandate/contract/changes/merge.ts';
import { project } from '@mandate/contract/project/project.ts';
import { addDays, dayIn } from '@mandate/contract/values/dates.ts';
import { initialValues } from '../../form/state/initial-values.ts';
import { personTimeZone } from '../../lib/preferences/preferences.ts';
import type { Settings } from '../../records/reading/use-settings.ts';
import { newLine } from './lines/edit-line.ts';

/**
 * What a new project begins with: the fields' first values, the person who begins it as its manager, how long it is valid as a quote, and
 * one empty line to type on.
 * @param personnelId who begins it; null for accounts of nobody in the firm
 */
export function newProject(settings: Settings, personnelId: string | null): Values {
  const days = Number(settings['project.quoteValidityDays'] ?? Number.NaN);
  const today = dayIn(new Date(), personTimeZone());
  return {
    ...initialValues(project, settings),
    projectManagerId: personnelId,
    quoteValidUntil: Number.isNaN(days) ? null : addDays(today, days),
    lines: [newLine('service')],
  };
}
