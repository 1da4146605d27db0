import styled from '@emotion/styled';
import { isoWeekOf } from '@mandate/contract/time/week.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { weekAddress } from '../../../lib/addresses/paths.ts';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import { Tag } from '../../../ui/badges/chip.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { BookedBar } from '../waiting/booked-bar.tsx';
import { useNearWeekSpan } from '../waiting/use-near-week-span.ts';
import { RemindButton } from './remind-button.tsx';
import type { ShownMissing } from './use-shown-missing.ts';

const Group = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontWeight: 500,
  color: vars.palette.text.secondary,
}));

const Person = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: vars.palette.text.secondary,
  '& > a': { minWidth: 0, padding: '2px 0', overflowWrap: 'break-word', color: 'inherit' },
}));

/** The weeks that are not handed in, as rows under those that wait: whose, how much is booked, and a way to remind them. */
export function MissingRows({ missing: { weeks, count, showAll } }: { missing: ShownMissing }) {
  const { t } = useTranslation();
  const spanOf = useNearWeekSpan();
  return (
    <tbody data-missing>
      <tr className="group">
        <th scope="rowgroup" colSpan={6}>
          <Group>
            {t('approvals.missing.title')} <Tag>{count}</Tag>
          </Group>
        </th>
      </tr>
      {weeks.map((week) => (
        <tr key={`${week.personnelId} ${week.week}`}>
          <td className="box" />
          <th scope="row">
            <Person>
              <Avatar name={week.personnelLabel} />
              <Link to={weekAddress(week.week, week.personnelId)}>{week.personnelLabel}</Link>
            </Person>
          </th>
          <td className="week">
            {spanOf(week.week)}
            <small>{t('week.number', { number: isoWeekOf(week.week).week })}</small>
          </td>
          <td className="figure">
            <BookedBar week={week} />
          </td>
          <td className="signs" colSpan={2}>
            <RemindButton week={week} />
          </td>
        </tr>
      ))}
      {showAll && (
        <tr>
          <td className="all" colSpan={6}>
            <Button look="quiet" size="row" onClick={showAll}>
              {t('approvals.missing.showAll')}
            </Button>
          </td>
        </tr>
      )}
    </tbody>
  );
}
