import styled from '@emotion/styled';
import { scheduleDays } from '@mandate/contract/time/capacity.ts';
import { weekHours } from '@mandate/contract/time/week-hours.ts';
import { useTranslation } from 'react-i18next';
import { CardBody, RelatedCard } from '../../business/record-page/cards/related-card.tsx';
import type { Row } from '../../records/changes/record-path.ts';
import { Figure, PlainDateText } from '../../ui/values/figure.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { tabular } from '../../ui/values/tabular.ts';

// What does not fit a narrow window is scrolled to within it.
const Frame = styled('section')({ overflowX: 'auto' });

const Table = styled('table')(({ theme: { vars } }) => ({
  ...tabular,
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th, & td': { padding: '4px 4px', textAlign: 'right', fontWeight: 400 },
  '& th:first-of-type': { paddingLeft: 0, textAlign: 'left', whiteSpace: 'nowrap' },
  '& thead th': { fontSize: 12, color: vars.palette.ink3 },
  '& td:last-of-type': { paddingRight: 0, fontWeight: 500 },
}));

/** A Monday, to have the days of the week by their names. */
const monday = Date.UTC(2024, 0, 1);

/** The hours of a person by day of the week, the newest schedule first. */
export function ScheduleCard({ schedules }: { schedules: readonly Row[] }) {
  const { t } = useTranslation();
  const { language } = useFormats();
  const dayName = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const newestFirst = [...schedules].sort((one, other) => (String(one.validFrom) < String(other.validFrom) ? 1 : -1));
  return (
    <RelatedCard title={t('personnels.section.schedules')}>
      <CardBody>
        <Frame tabIndex={0} aria-label={t('personnels.section.schedules')}>
          <Table>
            <thead>
              <tr>
                <th scope="col">{t('field.personnel.schedules.validFrom')}</th>
                {scheduleDays.map((day, index) => (
                  <th key={day} scope="col">
                    {dayName.format(monday + index * 86_400_000)}
                  </th>
                ))}
                <th scope="col">{t('field.personnel.weeklyHours')}</th>
              </tr>
            </thead>
            <tbody>
              {newestFirst.map((row) => (
                <tr key={row.id}>
                  <th scope="row">
                    <PlainDateText date={String(row.validFrom)} />
                  </th>
                  {scheduleDays.map((day) => (
                    <td key={day}>
                      <Figure value={String(row[day])} />
                    </td>
                  ))}
                  <td>
                    <Figure value={weekHours(row)} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Frame>
      </CardBody>
    </RelatedCard>
  );
}
