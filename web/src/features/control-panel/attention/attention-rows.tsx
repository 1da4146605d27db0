import styled from '@emotion/styled';
import type { AttentionRow } from '@mandate/contract/overview/control-panel.ts';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSettings } from '../../../records/reading/use-settings.ts';
import { Button, LinkButton } from '../../../ui/buttons/button.tsx';
import { TooltipIconButton } from '../../../ui/buttons/tooltip-icon-button.tsx';
import { useIsPhone } from '../../../ui/media/use-media.ts';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { nearDateText } from '../../../ui/values/near-date-text.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { CardList } from '../panel-card.tsx';
import type { PanelDays } from '../panel-days.ts';
import { actOf } from './attention-act.ts';
import { attentionDetail, attentionName } from './attention-detail.ts';
import { attentionFigure } from './attention-figure.ts';
import { AttentionIcon } from './attention-icon.tsx';
import { rowKey } from './attention-view.ts';
import { subjectAddress } from './subject-address.ts';
import type { AttentionActs } from './use-attention-acts.ts';

// The columns are those of all rows, so that figures and buttons stand under each other.
const Rows = styled(CardList)(({ theme: { vars } }) => ({
  containerType: 'inline-size',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(min-content, 1fr) auto',
    gap: '2px 12px',
    alignItems: 'center',
    padding: '10px 14px',
    '&:hover': { background: vars.palette.hover },
  },
  '& .kind': { display: 'flex', alignItems: 'center', gap: 8, fontWeight: 500 },
  '& .what': { gridColumn: '1 / -1', minWidth: 0, color: vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& .what > a': { display: 'block', padding: '2px 0', color: 'inherit' },
  '& .what > small': { display: 'block', fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  '& .figure': {
    ...tabular,
    gridColumn: 2,
    gridRow: 1,
    fontSize: 12,
    color: vars.palette.text.secondary,
    textAlign: 'right',
  },
  '& .acts': { gridColumn: '1 / -1', display: 'flex', gap: 8, marginTop: 6 },
  '& .acts button[aria-haspopup]': { order: 1 },
  '& .acts > [data-act]': { flex: 1 },
  '@container (min-width: 600px)': {
    '& > li': {
      gridTemplateColumns: '168px minmax(0, 1fr) auto auto',
      minHeight: 40,
      padding: '5px 12px 5px 16px',
    },
    '& .what, & .figure': { gridColumn: 'auto', gridRow: 'auto' },
    '& .what > *': { whiteSpace: 'nowrap', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& .what > .reason': { whiteSpace: 'normal' },
    '& .acts': { gridColumn: 'auto', gap: 4, marginTop: 0 },
    '& .acts > [data-act]': { flex: 'none', width: 124 },
    // Seen when the row is: a pointer over it, the focus in it, or no pointer that could be over anything.
    '@media (hover: hover)': {
      '& .acts [data-quiet]': { opacity: 0 },
      '& > li:is(:hover, :focus-within) .acts [data-quiet]': { opacity: 1 },
    },
  },
}));

interface AttentionRowsProps {
  rows: readonly AttentionRow[];
  days: PanelDays;
  acts: AttentionActs;
  /** What the list is called. */
  label: string;
}

/** What needs attention: why, of which project, how much, and what to do about it. */
export function AttentionRows({ rows, days, acts, label }: AttentionRowsProps) {
  return (
    <Rows aria-label={label} ref={acts.list}>
      {rows.map((row) => (
        <Row key={rowKey(row)} row={row} days={days} acts={acts} />
      ))}
    </Rows>
  );
}

function Row({ row, days, acts }: { row: AttentionRow; days: PanelDays; acts: AttentionActs }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { data: settings } = useSettings();
  const worked = settings?.['company.workingDays'];
  const weekdays = new Set(Array.isArray(worked) ? worked.map(Number) : [1, 2, 3, 4, 5]);
  const { snoozed } = row;
  const detail = attentionDetail(row);
  return (
    <li data-row={rowKey(row)}>
      <span className="kind">
        <AttentionIcon kind={row.kind} />
        {t(`controlPanel.attention.kind.${row.kind}`)}
      </span>
      <span className="what" title={[row.subject.label, detail].filter(Boolean).join(' · ')}>
        <Link to={subjectAddress(row)}>{row.subject.label}</Link>
        {detail && <small>{detail}</small>}
        {snoozed?.reason && <small className="reason">{snoozed.reason}</small>}
      </span>
      <span className="figure">
        {snoozed
          ? t('controlPanel.attention.figure.until', { date: nearDateText(snoozed.until, days.today, formats) })
          : attentionFigure(row, { today: days.firmDay, weekdays, formats })}
      </span>
      <span className="acts">{snoozed ? <BringBack row={row} acts={acts} /> : <Next row={row} acts={acts} />}</span>
    </li>
  );
}

function BringBack({ row, acts }: { row: AttentionRow; acts: AttentionActs }) {
  const { t } = useTranslation();
  const act = t('controlPanel.attention.act.bringBack');
  if (acts.isReading) return null;
  return (
    <Button
      size="row"
      data-act
      aria-label={t('controlPanel.attention.actOn', { act, name: row.subject.label })}
      onClick={() => void acts.bringBack(row)}
    >
      {act}
    </Button>
  );
}

function Next({ row, acts }: { row: AttentionRow; acts: AttentionActs }) {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const next = actOf(row, acts.isReading);
  const name = attentionName(row);
  const act = t(`controlPanel.attention.act.${next.word}`);
  const label = t('controlPanel.attention.actOn', { act, name });
  const snooze = t('controlPanel.attention.act.snooze');
  return (
    <>
      {!acts.isReading && isPhone && (
        <Menu
          button={(props) => (
            <TooltipIconButton
              {...props}
              label={t('controlPanel.attention.actsOn', { name })}
              icon={<Ellipsis aria-hidden="true" />}
            />
          )}
        >
          {(close) => (
            <MenuItem
              onClick={() => {
                close();
                acts.askSnooze(row);
              }}
            >
              {snooze}
            </MenuItem>
          )}
        </Menu>
      )}
      {!acts.isReading && !isPhone && (
        <TooltipIconButton
          size="row"
          data-quiet
          label={t('controlPanel.attention.actOn', { act: snooze, name })}
          icon={<AlarmClock aria-hidden="true" />}
          onClick={() => acts.askSnooze(row)}
        />
      )}
      {next.does === 'open' ? (
        <LinkButton size="row" data-act to={next.to} aria-label={label}>
          {act}
        </LinkButton>
      ) : (
        <Button
          size="row"
          data-act
          aria-label={label}
          busy={acts.preparing === rowKey(row)}
          onClick={() => void acts.begin(row, next)}
        >
          {act}
        </Button>
      )}
    </>
  );
}
