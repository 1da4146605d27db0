import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { dayIn } from '@mandate/contract/values/dates.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing, useForm } from '../../../../form/state/editing-context.ts';
import { personTimeZone } from '../../../../lib/preferences/preferences.ts';
import { rowsOf } from '../../../../records/changes/record-path.ts';
import { useFormats } from '../../../../ui/values/formats.ts';
import { tabular } from '../../../../ui/values/tabular.ts';
import { dateText } from '../../../../ui/values/value-texts.ts';
import { MilestoneDisc, signRadius } from './milestone-icon.tsx';
import { timelineOf } from './timeline.ts';

// Room for half a sign at both ends.
const Frame = styled('div')({ margin: '0 0 16px', padding: `0 ${signRadius + 2}px` });

const Days = styled('div')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  margin: `2px -${signRadius + 2}px 0`,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
}));

const laneHeight = 25;

/** The milestones as points on the days of the project; in words for who does not see it. */
export function MilestoneTimeline() {
  const { t } = useTranslation();
  const { palette } = useTheme().vars;
  const { form } = useEditing();
  const formats = useFormats();
  const rows = useForm(form, ({ values }) => rowsOf(values, 'milestones'));
  const startDate = useForm(form, ({ values }) => values.startDate);
  const endDate = useForm(form, ({ values }) => values.endDate);
  const today = dayIn(new Date(), personTimeZone());
  const timeline = useMemo(() => timelineOf(rows, { startDate, endDate }, today), [rows, startDate, endDate, today]);
  if (!timeline) return null;
  const { points, lanes, bar } = timeline;
  const axis = (lanes - 1) * laneHeight + signRadius + 2;
  const dates = points.map(({ date }) => date);
  const first = [startDate, dates[0]].filter(Boolean).map(String).sort()[0] ?? '';
  const last = [endDate, dates.at(-1)].filter(Boolean).map(String).sort().at(-1) ?? '';
  const words = points.map(({ number, name, date, state }) =>
    t('projectParts.timelinePoint', {
      name: name || t('projectParts.milestoneNumber', { number }),
      date: dateText(date, formats),
      state: t(`projectParts.state.${state}`),
    }),
  );
  const line = { strokeLinecap: 'round' as const, strokeWidth: 3 };
  return (
    <Frame>
      <svg
        role="img"
        aria-label={t('projectParts.timeline', { milestones: words.join('; ') })}
        width="100%"
        height={axis + signRadius + 4}
        overflow="visible"
      >
        <line
          x1="0"
          x2="100%"
          y1={axis}
          y2={axis}
          strokeWidth={1}
          style={{ stroke: palette.line2 }}
          strokeDasharray="2 4"
        />
        <line {...line} x1={`${bar.from}%`} x2={`${bar.to}%`} y1={axis} y2={axis} style={{ stroke: palette.line2 }} />
        {timeline.today !== null && (
          <line
            {...line}
            x1={`${bar.from}%`}
            x2={`${Math.max(bar.from, Math.min(bar.to, timeline.today))}%`}
            y1={axis}
            y2={axis}
            style={{ stroke: palette.primary.main }}
          />
        )}
        {points.map(({ id, number, state, at, lane }) => {
          const y = axis - lane * laneHeight;
          return (
            <g key={id}>
              {lane > 0 && (
                <line
                  x1={`${at}%`}
                  x2={`${at}%`}
                  y1={y}
                  y2={axis}
                  strokeWidth={1}
                  style={{ stroke: palette.control }}
                />
              )}
              <MilestoneDisc number={number} state={state} x={`${at}%`} y={y} />
            </g>
          );
        })}
      </svg>
      <Days aria-hidden="true">
        <span>{dateText(first, formats)}</span>
        <span>{dateText(last, formats)}</span>
      </Days>
    </Frame>
  );
}
