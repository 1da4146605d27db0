import styled from '@emotion/styled';
import { entry } from '@mandate/contract/entities/entry.ts';
import type { ProjectHours } from '@mandate/contract/time/project-hours.ts';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { filterText } from '../../../list/state/list-state.ts';
import { ReadFailed } from '../../../records/pages/read-failed.tsx';
import { choiceLabel } from '../../../records/words/words.ts';
import { Tag } from '../../../ui/badges/chip.tsx';
import { StatusPill } from '../../../ui/badges/status-pill.tsx';
import { SkeletonRows } from '../../../ui/feedback/skeleton-rows.tsx';
import { PlainDateText } from '../../../ui/values/figure.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { numberText } from '../../../ui/values/value-texts.ts';
import { type LastEntry, lastEntriesQuery, ofProject } from './project-hours-query.ts';
import { timeText } from './time-text.ts';

const Part = styled('section')(({ theme: { vars } }) => ({
  marginTop: 20,
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 16px', marginBottom: 4 },
  '& > header > h3': { flex: 1, fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& > header > a': { padding: '4px 0', fontSize: 13, lineHeight: '20px' },
  '& > ul > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: '0 12px',
    padding: '8px 0',
    borderTop: `1px solid ${vars.palette.divider}`,
    fontSize: 13,
    lineHeight: '20px',
  },
  '& li > p': { minWidth: 0, overflowWrap: 'anywhere' },
  '& li > p:first-of-type': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' },
  '& li > .figure': { ...tabular, whiteSpace: 'nowrap' },
  '& li > p.about': { gridColumn: '1 / -1', color: vars.palette.text.secondary },
}));

const tones = { open: 'neutral', submitted: 'caution', approved: 'good' } as const;

interface LastEntriesProps {
  projectId: string;
  hours: ProjectHours;
}

/** The last entries of a project, the newest first, and the way to all of them. */
export function LastEntries({ projectId, hours }: LastEntriesProps) {
  const { t } = useTranslation();
  const id = useId();
  const { data, error, refetch, isFetching } = useQuery(lastEntriesQuery(projectId));
  const count = hours.total.entries;
  const all = `${paths.entries.list}?${new URLSearchParams({ filter: filterText([ofProject(projectId)]) })}`;
  return (
    <Part aria-labelledby={id}>
      <header>
        <h3 id={id}>{t('hours.last')}</h3>
        <Link to={all}>{t('hours.all', { count, total: numberText(count) })}</Link>
      </header>
      {data && (
        <ul aria-labelledby={id}>
          {data.rows.map((row) => (
            <Row key={row.id} row={row} hours={hours} />
          ))}
        </ul>
      )}
      {!data && !error && <SkeletonRows label={t('hours.loading')} rows={3} rowHeight={57} />}
      {!data && error && (
        <ReadFailed
          title={t('hours.lastFailed')}
          text={error.message}
          isBusy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Part>
  );
}

function Row({ row, hours: { lines, hoursPerDay } }: { row: LastEntry; hours: ProjectHours }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { date, seconds, text, isBillable, state } = row;
  const line = lines.find(({ id }) => id === row.lineId);
  const unit = { unit: line?.unit ?? 'hour', hoursPerDay };
  return (
    <li>
      <p>
        <Link to={paths.entries.record(row.id)}>
          <PlainDateText date={date} />
        </Link>
        <strong>{labelOf(row.personnel) ?? labelOf(row.provider)}</strong>
        <StatusPill tone={tones[state]} label={choiceLabel(entry, 'state', state)} />
        {!isBillable && <Tag>{t('hours.notBilled')}</Tag>}
      </p>
      <span className="figure">{timeText(seconds, unit, number)}</span>
      <p className="about">{[line?.label ?? labelOf(row.line), text].filter(Boolean).join(' · ')}</p>
    </li>
  );
}

function labelOf(referred: unknown): string | null {
  const label = (referred as { label?: unknown } | null | undefined)?.label;
  return typeof label === 'string' ? label : null;
}
