import type { Totals } from '@mandate/contract/project/figures/totals.ts';
import { project } from '@mandate/contract/project/project.ts';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../lib/i18n/use-words.ts';
import { shortPercent } from '../../records/values/short-percent.ts';
import { whenText } from '../../records/words/record-words.ts';
import { fieldLabel } from '../../records/words/words.ts';
import { useFormats } from '../../ui/values/formats.ts';
import { moneyText } from '../../ui/values/value-texts.ts';
import type { Meanwhile, StoredProject } from './use-step.ts';

/** Who changed a project since it was seen, and what it comes to now where that is something else: its status is decided by it. */
export function ChangedMeanwhile({ meanwhile }: { meanwhile: Meanwhile }) {
  useWords(['presence']);
  const { t } = useTranslation();
  const formats = useFormats();
  const { changedBy: user, changedAt, before, current } = meanwhile;
  const [was, is] = [figuresOf(before, formats.number), figuresOf(current, formats.number)];
  const others = figures.filter((name) => was[name] !== undefined && is[name] !== undefined && was[name] !== is[name]);
  return (
    <>
      {t('presence.overtaken', { user, time: whenText(changedAt), ...(user === '' && { context: 'itself' }) })}
      {others.map((name) => (
        <div key={name}>
          {t('presence.figureChanged', {
            figure: fieldLabel(project, name),
            before: String(was[name]),
            after: String(is[name]),
          })}
        </div>
      ))}
    </>
  );
}

const figures = ['contractNet', 'plannedMargin'] as const;

/** What a project comes to, as it is read; nothing of what its reader does not see or did not see yet. */
function figuresOf(
  record: StoredProject | undefined,
  numberFormat: string,
): Partial<Record<(typeof figures)[number], string>> {
  const { contractNet, plannedMargin, plannedMarginPercent = null } = (record?.totals ?? {}) as Partial<Totals>;
  const currency = String(record?.currency);
  const money = (amount: string | null) => `${moneyText(amount, currency)}\u00a0${currency}`;
  return {
    ...(contractNet !== undefined && { contractNet: money(contractNet) }),
    ...(plannedMargin !== undefined && {
      plannedMargin: `${money(plannedMargin)} (${shortPercent(plannedMarginPercent, numberFormat)})`,
    }),
  };
}
