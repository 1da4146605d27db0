import type { FirstHourStep, StepState } from '@mandate/contract/overview/first-hour.ts';
import { useNextNumbers } from '../../business/numbering/use-next-numbers.ts';
import { shownText } from '../../form/fields/field-texts.tsx';
import { useForm } from '../../form/state/editing-context.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { numberText } from '../../ui/values/value-texts.ts';
import type { SettingForm } from './settings/setting-form.ts';
import type { ParameterRows } from './settings/use-parameter-rows.ts';
import { useBackup } from './use-backup.ts';
import { useRegisterCount } from './use-register-count.ts';
import { weekdaysText } from './weekdays-text.ts';

interface StepSummaryProps {
  step: FirstHourStep;
  state: StepState;
  isOpen: boolean;
  rows: ParameterRows;
  firm: SettingForm;
}

/** What was chosen in a step; of one that is not done what it is for. */
export function StepSummary({ step, state, isOpen, rows, firm }: StepSummaryProps) {
  if (isOpen && step === 'firm') return <FilledFields firm={firm} />;
  if (state === 'skipped') return i18n.t('firstHour.skipped');
  if (state === 'open') return i18n.t(`firstHour.step.${step}.purpose`);
  switch (step) {
    case 'firm':
      return [textOf(rows, 'company.name'), textOf(rows, 'company.city')].filter((text) => text !== '').join(', ');
    case 'money':
      return <MoneySummary rows={rows} />;
    case 'numbering':
      return <NumberingSummary rows={rows} />;
    case 'taxes':
      return <CountSummary noun="tax-rate" step="taxes" />;
    case 'people':
      return <CountSummary noun="personnel" step="people" />;
    case 'services':
      return <CountSummary noun="service" step="services" />;
    case 'mail':
      return i18n.t('firstHour.step.mail.chosen');
    case 'backup':
      return <BackupSummary />;
  }
}

function textOf(rows: ParameterRows, key: string): string {
  return String(rows.get(key)?.value ?? '');
}

function NumberingSummary({ rows }: { rows: ParameterRows }) {
  const project = useNextNumbers('numbering.project', textOf(rows, 'numbering.project')).next?.[0];
  const customer = useNextNumbers('numbering.customer', textOf(rows, 'numbering.customer')).next?.[0];
  return project && customer ? i18n.t('firstHour.step.numbering.chosen', { project, customer }) : '';
}

/** How much of the firm is typed, while it is. */
function FilledFields({ firm: { form } }: { firm: SettingForm }) {
  const total = Object.keys(form.entity.fields).length;
  const filled = useForm(
    form,
    ({ values }) => Object.keys(form.entity.fields).filter((name) => shownText(values[name]).trim() !== '').length,
  );
  return i18n.t('firstHour.step.firm.filled', { filled, total });
}

function MoneySummary({ rows }: { rows: ParameterRows }) {
  const days = rows.get('company.workingDays')?.value;
  return i18n.t('firstHour.step.money.chosen', {
    currency: textOf(rows, 'money.baseCurrency'),
    days: weekdaysText(Array.isArray(days) ? days.map(String) : []),
    hours: numberText(textOf(rows, 'people.hoursPerDay')),
  });
}

function CountSummary({ noun, step }: { noun: string; step: 'taxes' | 'people' | 'services' }) {
  const { data } = useRegisterCount(noun);
  return data === undefined ? '' : i18n.t(`firstHour.step.${step}.count`, { count: data });
}

function BackupSummary() {
  const { data } = useBackup();
  return data?.last?.file ?? i18n.t('firstHour.step.backup.chosen');
}
