import type { NextDate } from '@mandate/contract/overview/record/next-date.ts';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../../list/filter/use-current-user.ts';
import { useFormats } from '../../../ui/values/formats.ts';
import { nearDateText } from '../../../ui/values/near-date-text.ts';
import { noValue } from '../../../ui/values/value-texts.ts';

/** Gives what happens to a project next and when, in words: "Quote ends 11 Dec", and "Quote ended" from the day after. */
export function useNextDateText(): (next: NextDate | null) => string {
  const { t } = useTranslation();
  const { today } = useCurrentUser();
  const formats = useFormats();
  return (next) => {
    if (next === null) return noValue;
    const what = next.what === 'quoteEnds' && next.on < today ? 'quoteEnded' : next.what;
    return t(`recordPage.next.${what}`, { date: nearDateText(next.on, today, formats) });
  };
}
