import styled from '@emotion/styled';
import type { OwnMilestone } from '@mandate/contract/overview/control-panel.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { EmptyPart } from '../../../ui/feedback/empty-part.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { dateText } from '../../../ui/values/value-texts.ts';
import { CardEmpty, PanelCard } from '../panel-card.tsx';

const Days = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: '0 16px 16px',
  listStyle: 'none',
  fontSize: 13,
  lineHeight: '20px',
  '& > li': { display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr)', gap: '0 12px', alignItems: 'center' },
  '& time': {
    ...tabular,
    gridRow: '1 / span 2',
    display: 'grid',
    placeItems: 'center',
    height: 40,
    padding: '2px 0',
    borderRadius: 6,
    background: vars.palette.sunken,
    fontSize: 11,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
  },
  '& time > strong': { fontSize: 15, lineHeight: '20px', fontWeight: 600, color: vars.palette.text.primary },
  '& time[data-late], & time[data-late] > strong': { background: vars.palette.bad.tint, color: vars.palette.bad.text },
  '& a': { padding: '2px 0', color: 'inherit', fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': {
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

/** What is due of own projects from today to the 14th day from it, day by day. */
export function NextDays({ milestones }: { milestones: readonly OwnMilestone[] }) {
  const { t } = useTranslation();
  const title = t('controlPanel.nextDays.title');
  return (
    <PanelCard title={title}>
      {milestones.length === 0 ? (
        <CardEmpty>
          <EmptyPart text={t('controlPanel.nextDays.emptyText')} />
        </CardEmpty>
      ) : (
        <MilestoneDays milestones={milestones} label={title} />
      )}
    </PanelCard>
  );
}

/** What is late of own projects, for who is told of it nowhere else. */
export function LateMilestones({ milestones }: { milestones: readonly OwnMilestone[] }) {
  const { t } = useTranslation();
  const title = t('controlPanel.lateMilestones.title');
  return (
    <PanelCard title={title}>
      <MilestoneDays milestones={milestones} label={title} isLate />
    </PanelCard>
  );
}

interface MilestoneDaysProps {
  milestones: readonly OwnMilestone[];
  /** What the list is called. */
  label: string;
  isLate?: boolean;
}

function MilestoneDays({ milestones, label, isLate }: MilestoneDaysProps) {
  const { language } = useFormats();
  return (
    <Days aria-label={label}>
      {milestones.map(({ id, name, dueDate, projectId, project }) => (
        <li key={id}>
          <time dateTime={dueDate} data-late={isLate}>
            <strong>{dateText(dueDate, { language, date: 'd' })}</strong>
            {dateText(dueDate, { language, date: 'MMM' })}
          </time>
          <Link to={`${paths.projects.record(projectId)}#milestones`}>{name}</Link>
          <small>{project.label}</small>
        </li>
      ))}
    </Days>
  );
}
