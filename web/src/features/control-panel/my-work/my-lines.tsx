import styled from '@emotion/styled';
import type { MyWork } from '@mandate/contract/overview/control-panel.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { nearDateText } from '../../../ui/values/near-date-text.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { CardFoot, CardList, PanelCard } from '../panel-card.tsx';

const Lines = styled(CardList)(({ theme: { vars } }) => ({
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 12px',
    alignItems: 'baseline',
    padding: '8px 16px',
    '&:hover': { background: vars.palette.hover },
  },
  '& strong': { minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { gridColumn: '1 / -1', fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  '& a': { display: 'inline-block', padding: '2px 0', color: 'inherit' },
  '& time': { ...tabular, fontSize: 12, color: vars.palette.text.secondary, whiteSpace: 'nowrap' },
}));

/** How many lines are shown at first. */
const firstLines = 8;

/** The lines somebody has to do, of projects that are not over. */
export function MyLines({ lines, today }: { lines: MyWork['lines']; today: string }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? lines : lines.slice(0, firstLines);
  return (
    <PanelCard title={t('controlPanel.myLines.title')}>
      <Lines aria-label={t('controlPanel.myLines.title')}>
        {shown.map(({ id, description, projectId, project, endDate }) => (
          <li key={id}>
            <strong>
              <Link to={`${paths.projects.record(projectId)}#lines`}>{description.split('\n')[0]}</Link>
            </strong>
            {endDate !== null && (
              <time dateTime={endDate}>
                {t('controlPanel.myLines.until', { date: nearDateText(endDate, today, formats) })}
              </time>
            )}
            <small>{project.label}</small>
          </li>
        ))}
      </Lines>
      {lines.length > firstLines && (
        <CardFoot>
          <Button size="row" look="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('controlPanel.showFewer') : t('controlPanel.showMore', { count: lines.length - firstLines })}
          </Button>
        </CardFoot>
      )}
    </PanelCard>
  );
}
