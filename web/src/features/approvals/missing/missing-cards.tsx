import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { weekSpan } from '../../../business/time/week-span.ts';
import { weekAddress } from '../../../lib/addresses/paths.ts';
import { Avatar } from '../../../ui/badges/avatar.tsx';
import { Tag } from '../../../ui/badges/chip.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { BookedBar } from '../waiting/booked-bar.tsx';
import { RemindButton } from './remind-button.tsx';
import type { ShownMissing } from './use-shown-missing.ts';

const Part = styled('section')(({ theme: { vars } }) => ({
  ...tabular,
  borderTop: `1px solid ${vars.palette.line2}`,
  fontSize: 13,
  lineHeight: '20px',
  '& > h2': {
    display: 'flex',
    gap: 8,
    padding: '10px 14px',
    background: vars.palette.subtle,
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 500,
    color: vars.palette.text.secondary,
  },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > ul > li': {
    padding: '10px 14px',
    borderTop: `1px solid ${vars.palette.divider}`,
    color: vars.palette.text.secondary,
  },
  '& .name': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 32, fontSize: 15 },
  '& .name > a': { minWidth: 0, padding: '2px 0', overflowWrap: 'anywhere', color: 'inherit' },
  '& .figures': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  '& .figures > :first-child': { justifyItems: 'start' },
  '& > button': { width: '100%' },
}));

/** The weeks that are not handed in on a phone: a card each. */
export function MissingCards({ missing: { weeks, count, showAll } }: { missing: ShownMissing }) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Part aria-label={t('approvals.missing.title')}>
      <h2>
        {t('approvals.missing.title')} <Tag>{count}</Tag>
      </h2>
      <ul>
        {weeks.map((week) => (
          <li key={`${week.personnelId} ${week.week}`}>
            <div className="name">
              <Avatar name={week.personnelLabel} />
              <Link to={weekAddress(week.week, week.personnelId)}>{week.personnelLabel}</Link>
            </div>
            {weekSpan(week.week, formats)}
            <div className="figures">
              <BookedBar week={week} />
              <RemindButton week={week} />
            </div>
          </li>
        ))}
      </ul>
      {showAll && (
        <Button look="quiet" onClick={showAll}>
          {t('approvals.missing.showAll')}
        </Button>
      )}
    </Part>
  );
}
