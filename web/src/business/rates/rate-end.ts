import { rate } from '@mandate/contract/entities/rate.ts';
import type { PlainDate } from '@mandate/contract/values/dates.ts';
import { useTranslation } from 'react-i18next';
import { CallError, call } from '../../lib/calls/call.ts';
import { showSuccess, showWarning } from '../../lib/frame/show-success-and-errors.ts';
import { useStoreRecord } from '../../records/reading/use-record.ts';
import { dateText } from '../../ui/values/value-texts.ts';
import type { DatedRate } from './dated-rate.ts';

/** Sets the last day of a rate; null lets it hold on. */
export function saveRateEnd({ id, version }: Pick<DatedRate, 'id' | 'version'>, validTo: PlainDate | null) {
  return call<DatedRate>('POST', '/rate/save', { id, version, validTo }, { quiet: true });
}

/** Gives a function that ends a rate with a day, says so and offers to take it back. */
export function useRateEnd(): (of: DatedRate, day: PlainDate, title: string) => Promise<void> {
  const { t } = useTranslation();
  const keep = useStoreRecord(rate.name);

  async function save(of: Pick<DatedRate, 'id' | 'version'>, validTo: PlainDate | null): Promise<DatedRate | null> {
    try {
      const record = await saveRateEnd(of, validTo);
      keep(record);
      return record;
    } catch (problem) {
      if (!(problem instanceof CallError)) throw problem;
      if (problem.result === 'error') showWarning(problem.fieldErrors[0]?.message ?? problem.message);
      return null;
    }
  }

  return async (of, day, title) => {
    const ended = await save(of, day);
    if (!ended) return;
    const undo = { label: t('editor.undo'), run: () => void save(ended, of.validTo) };
    showSuccess(t('rates.endedOn', { rate: title, date: dateText(day) }), { action: undo });
  };
}
