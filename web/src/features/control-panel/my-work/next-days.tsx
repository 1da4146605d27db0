import type { MyWork } from '@mandate/contract/control-panel.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { EmptyPart } from '../../../ui/empty-part.tsx';
import { dateText } from '../../../ui/figure-text.ts';
import { useFormats } from '../../../ui/formats.ts';
import { tabular } from '../../../ui/media.ts';
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
  '& em': { marginRight: 6, fontStyle: 'normal', fontWeight: 500, color: vars.palette.bad.text },
  '& a': { color: 'inherit', fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': {
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

/** What is due of own projects in the next two weeks, day by day, and before it what is late. */
export function NextDays({ milestones, today }: { milestones: MyWork['milestones']; today: string }) {
  const { t } = useTranslation();
  const { language } = useFormats();
  return (
    <PanelCard title={t('controlPanel.nextDays.title')}>
      {milestones.length === 0 ? (
        <CardEmpty>
          <EmptyPart text={t('controlPanel.nextDays.emptyText')} />
        </CardEmpty>
      ) : (
        <Days aria-label={t('controlPanel.nextDays.title')}>
          {milestones.map(({ id, name, dueDate, projectId, project }) => (
            <li key={id}>
              <time dateTime={dueDate} data-late={dueDate < today || undefined}>
                <strong>{dateText(dueDate, { language, date: 'd' })}</strong>
                {dateText(dueDate, { language, date: 'MMM' })}
              </time>
              <Link to={`${paths.projects.record(projectId)}#milestones`}>{name}</Link>
              <small>
                {dueDate < today && <em>{t('controlPanel.nextDays.late')}</em>}
                {project.label}
              </small>
            </li>
          ))}
        </Days>
      )}
    </PanelCard>
  );
}
