import styled from '@emotion/styled';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { project } from '@mandate/contract/project/project.ts';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../../../../form/state/editing-context.ts';
import type { Row } from '../../../../records/changes/record-path.ts';
import { ListedLabel } from '../../../../records/values/listed-label.tsx';
import { choiceLabel } from '../../../../records/words/words.ts';
import { Tag } from '../../../../ui/badges/chip.tsx';
import { phone } from '../../../../ui/media/phone.ts';
import { tabular } from '../../../../ui/values/tabular.ts';
import { dateText, numberText } from '../../../../ui/values/value-texts.ts';
import { MemberIcon } from './member-icon.tsx';
import { memberName } from './member-name.ts';

const { bookingKind, role, seniority } = project.parts.members.fields;

const Line = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '22px minmax(0, 2fr) minmax(0, 1.2fr) minmax(0, 2fr) minmax(0, 1.2fr)',
  alignItems: 'center',
  gap: '2px 12px',
  padding: '9px 0',
  fontSize: 13,
  lineHeight: '20px',
  '& > strong': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& > span': { ...tabular, color: vars.palette.text.secondary },
  [phone]: {
    gridTemplateColumns: '22px minmax(0, 1fr)',
    '& > *': { gridColumn: 2 },
    '& > :first-of-type': { gridColumn: 1, gridRow: 1 },
    '& > :empty': { display: 'none' },
  },
}));

/** One member as readers see it: who, as what, when, and how much of the time. */
export function MemberText({ row }: { row: Row }) {
  const { t } = useTranslation();
  const { reader } = useEditing();
  const { startDate, endDate, allocationPercent, hoursPerWeek } = row as Record<string, string | null | undefined>;
  const person = (row.personnel as { label: string } | null | undefined)?.label;
  const dates = [
    startDate && t('project.fromDate', { start: dateText(startDate) }),
    endDate && t('project.toDate', { end: dateText(endDate) }),
  ];
  const isBooked = isSeen(bookingKind, reader);
  return (
    <Line>
      <MemberIcon person={person} />
      <strong>{memberName(row)}</strong>
      <span>
        <ListedLabel parameter={role.list ?? ''} code={String(row.role)} />
        {typeof row.seniority === 'string' && (
          <>
            , <ListedLabel parameter={seniority.list ?? ''} code={row.seniority} />
          </>
        )}
      </span>
      <span>{dates.filter(Boolean).join(' ')}</span>
      <span>
        {allocationPercent && t('project.atPercent', { percent: `${numberText(allocationPercent)}\u00A0%` })}
        {hoursPerWeek && t('project.atHours', { hours: numberText(hoursPerWeek) })}{' '}
        {isBooked && row.bookingKind === 'tentative' && <Tag>{choiceLabel(project, 'bookingKind', 'tentative')}</Tag>}
      </span>
    </Line>
  );
}
