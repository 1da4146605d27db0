import { absence } from '@mandate/contract/entities/absence.ts';
import type { Related, RelatedAbsence } from '@mandate/contract/overview/record/related.ts';
import CalendarOff from 'lucide-react/icons/calendar-off';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CardRows } from '../../business/record-page/cards/card-rows.tsx';
import { CardBody, countText, RelatedCard } from '../../business/record-page/cards/related-card.tsx';
import { useWholeList } from '../../business/record-page/cards/use-whole-list.ts';
import { paths } from '../../lib/addresses/paths.ts';
import { i18n } from '../../lib/i18n/i18n.ts';
import { ListedLabel } from '../../records/values/listed-label.tsx';
import { choiceLabel } from '../../records/words/words.ts';
import { type PillTone, StatusPill } from '../../ui/badges/status-pill.tsx';
import { EmptyPart } from '../../ui/feedback/empty-part.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { dateText } from '../../ui/values/value-texts.ts';

const tones: Record<string, PillTone> = { requested: 'caution', approved: 'good', declined: 'neutral' };

/** When the person of the page is away; why is told to who may know. */
export function AbsencesCard({ absences }: { absences: Related<RelatedAbsence> }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const whole = useWholeList('absences');
  return (
    <RelatedCard
      title={t('shell.absences')}
      count={countText(absences)}
      whole={absences.total > 0 ? whole() : undefined}
    >
      {absences.rows.length === 0 ? (
        <CardBody>
          <EmptyPart text={t('recordPage.noAbsences')} />
        </CardBody>
      ) : (
        <CardRows>
          {absences.rows.map((row) => (
            <li key={row.id}>
              <CalendarOff aria-hidden="true" />
              <div>
                <p>
                  <strong>
                    <Link to={paths.absences.record(row.id)}>{daysText(row, (date) => dateText(date, formats))}</Link>
                  </strong>
                </p>
                {row.kind && (
                  <p>
                    <ListedLabel parameter="people.absenceKinds" code={row.kind} />
                  </p>
                )}
              </div>
              <span>
                {row.state && (
                  <StatusPill tone={tones[row.state] ?? 'neutral'} label={choiceLabel(absence, 'state', row.state)} />
                )}
              </span>
            </li>
          ))}
        </CardRows>
      )}
    </RelatedCard>
  );
}

/** The days of an absence: `2 Mar 2026 from noon – 6 Mar 2026`. */
function daysText(
  { startDate = '', endDate = '', startsAtNoon, endsAtNoon }: RelatedAbsence,
  text: (date: string) => string,
): string {
  const from = startsAtNoon ? i18n.t('recordPage.fromNoon', { date: text(startDate) }) : text(startDate);
  const to = endsAtNoon ? i18n.t('recordPage.untilNoon', { date: text(endDate) }) : text(endDate);
  if (startDate !== endDate) return i18n.t('recordPage.days', { start: from, end: to });
  return startsAtNoon ? from : to;
}
