import { useTranslation } from 'react-i18next';
import { useForm } from '../../form/state/editing-context.ts';
import type { RecordForm } from '../../form/state/record-form.ts';

/** What the window is called while a record is worked on: its name, and before it that the last save was refused, until nothing is wrong. */
export function useWindowTitle(form: RecordForm, title: string): string {
  const { t } = useTranslation();
  const isRefused = useForm(form, ({ problems, conflicts }) => problems.length > 0 || conflicts.length > 0);
  return isRefused ? t('saving.errorTitle', { title }) : title;
}
