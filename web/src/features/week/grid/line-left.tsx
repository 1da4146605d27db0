import CircleAlert from 'lucide-react/icons/circle-alert';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowFacts } from '../state/week-work.ts';
import { leftText } from '../week-texts.ts';
import { Used } from './sheet.tsx';

/** What is left of a line's plan; of a line without one, that it is booked in days or not billed where it is so. */
export function LineLeft({ row }: { row: RowFacts }) {
  const { t } = useTranslation();
  const text = leftText(row);
  if (text === null) {
    const said = [row.unit === 'day' && t('week.inDays'), !row.isBillable && t('week.notBilled')].filter(Boolean);
    return said.length === 0 ? null : <span>{said.join(' · ')}</span>;
  }
  const { planned, remaining } = row;
  const isOver = (remaining ?? 0) < 0;
  const used = planned ? Math.min(1, Math.max(0, (planned - (remaining ?? 0)) / planned)) : Number(isOver);
  return (
    <span data-over={isOver || undefined}>
      <Used
        aria-hidden="true"
        data-over={isOver || undefined}
        style={{ '--used': `${Math.round(used * 100)}%` } as CSSProperties}
      />
      {isOver && <CircleAlert aria-hidden="true" />}
      {text}
    </span>
  );
}
