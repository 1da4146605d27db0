import styled from '@emotion/styled';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longDay } from '../../../business/time/day-name.ts';
import { newRecordId } from '../../../form/state/new-record-id.ts';
import { daysAsRead } from '../../../records/words/days-as-read.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TooltipIconButton } from '../../../ui/buttons/tooltip-icon-button.tsx';
import { useIsPhone } from '../../../ui/media/use-media.ts';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import type { ShownEntry } from '../state/shown-entries.ts';
import type { CellView, RowView } from '../state/week-view.ts';
import type { WeekState } from '../state/week-work.ts';
import { leftText } from '../week-texts.ts';
import { CellTroubles } from './cell-troubles.tsx';
import { EntryForm } from './entry-form.tsx';
import type { EntryRights } from './entry-rights.ts';

const Beside = styled('aside')(({ theme: { vars } }) => ({
  flex: 'none',
  alignSelf: 'flex-start',
  position: 'sticky',
  top: 0,
  width: 372,
  maxHeight: 'calc(100dvh - 88px)',
  overflowY: 'auto',
  background: vars.palette.background.paper,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  boxShadow: vars.palette.shadow.card,
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 56,
    padding: '0 12px 0 20px',
    borderBottom: `1px solid ${vars.palette.divider}`,
  },
  '& > header > h2': {
    flex: 1,
    minWidth: 0,
    fontSize: 15,
    lineHeight: '20px',
    fontWeight: 600,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  // Over the page where both have no room beside each other.
  '@media (max-width: 1279px)': {
    position: 'fixed',
    zIndex: 6,
    inset: '0 0 0 auto',
    maxHeight: 'none',
    borderRadius: 0,
    boxShadow: vars.palette.shadow.dialog,
  },
}));

const Body = styled('div')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  padding: '16px 20px',
  '& > .sum > b': { fontSize: 26, lineHeight: '36px', fontWeight: 600, letterSpacing: '-0.02em', marginRight: 8 },
  '& > .sum': { fontSize: 13, color: vars.palette.text.secondary, '& > b': { color: vars.palette.text.primary } },
  '& > .sum > small': { display: 'block', fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  '& > .more': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', fontSize: 13 },
  '& > .refused': { fontSize: 13, color: vars.palette.text.secondary },
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    gap: 6,
    margin: 0,
    paddingTop: 14,
    fontSize: 13,
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0, textAlign: 'right' },
}));

interface CellPanelProps {
  row: RowView;
  cell: CellView;
  rights: EntryRights;
  act: (change: (state: WeekState) => WeekState) => void;
  /** Something of the cell was changed by a call of its own: the week is to be read again. */
  onChanged: () => void;
  /** To the line above or below. */
  onStep: (step: -1 | 1) => void;
  onClose: () => void;
  /** How often it was asked for: each time the keyboard comes here. */
  asked: number;
}

/** All entries of a cell, each with its time, its words and whether it is billed. Beside the week, on phones over it. */
export function CellPanel(props: CellPanelProps) {
  const { row, onStep, onClose, asked } = props;
  const panel = useRef<HTMLElement>(null);
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(true);
  const title = row.line.label;
  // biome-ignore lint/correctness/useExhaustiveDependencies: being asked for again brings the keyboard here again
  useEffect(() => {
    const found = (what: string) => panel.current?.querySelector<HTMLElement>(what);
    (found('input:not(:read-only), textarea:not(:read-only)') ?? found('button'))?.focus();
  }, [asked]);
  if (isPhone)
    return (
      <SidePanel
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onLeft={onClose}
        title={title}
        closeLabel={t('action.close')}
      >
        <PanelBody key={props.cell.key} {...props} />
      </SidePanel>
    );
  return (
    <Beside
      ref={panel}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header>
        <h2>{title}</h2>
        <TooltipIconButton
          size="toolbar"
          label={t('week.lineAbove')}
          icon={<ChevronUp aria-hidden="true" />}
          onClick={() => onStep(-1)}
        />
        <TooltipIconButton
          size="toolbar"
          label={t('week.lineBelow')}
          icon={<ChevronDown aria-hidden="true" />}
          onClick={() => onStep(1)}
        />
        <TooltipIconButton size="toolbar" label={t('action.close')} icon={<X aria-hidden="true" />} onClick={onClose} />
      </header>
      <PanelBody key={props.cell.key} {...props} />
    </Beside>
  );
}

function PanelBody({ row, cell, rights, act, onChanged }: CellPanelProps) {
  const { t } = useTranslation();
  const { language } = useFormats();
  // One that is typed into before it has any time or words; once it is one of the entries, the next has another id.
  const [fresh, setFresh] = useState(() => ({ id: newRecordId(), wasUsed: false }));
  const [wantsMore, setWantsMore] = useState(false);
  const isUsed = cell.entries.some(({ id }) => id === fresh.id);
  if (isUsed && !fresh.wasUsed) setFresh({ ...fresh, wasUsed: true });
  if (!isUsed && fresh.wasUsed) setFresh({ id: newRecordId(), wasUsed: false });
  const mayAdd = cell.isOpen && !rights.isReading;
  const isFresh = mayAdd && !isUsed && (cell.entries.length === 0 || wantsMore);
  const entries = isFresh ? [...cell.entries, emptyEntry(fresh.id, row, cell.date)] : cell.entries;
  const left = leftText(row);
  const { planned, remaining } = row;
  const body = useRef<HTMLDivElement>(null);
  const ids = entries.map(({ id }) => id).join(' ');
  const lastIds = useRef(ids);
  // The keyboard stays here when the entry it was in is gone.
  useEffect(() => {
    if (lastIds.current === ids) return;
    lastIds.current = ids;
    if (document.activeElement === document.body)
      body.current?.querySelector<HTMLElement>('input:not(:read-only), button')?.focus();
  }, [ids]);
  return (
    <Body ref={body}>
      <div className="sum">
        <b>{clockText(cell.seconds)}</b>
        {longDay(cell.date, language)}
        {cell.entries.length > 0 && `, ${t('week.entries', { count: cell.entries.length })}`}
        <small>
          {row.project.customerLabel === null
            ? row.project.label
            : `${row.project.label}, ${row.project.customerLabel}`}
        </small>
      </div>
      <CellTroubles cell={cell} act={act} />
      {cell.refused && <p className="refused">{daysAsRead(cell.refused.message)}</p>}
      {entries.map((entry) => (
        <EntryForm key={entry.id} row={row} cell={cell} entry={entry} rights={rights} act={act} onChanged={onChanged} />
      ))}
      <div className="more">
        {mayAdd ? (
          <Button
            size="toolbar"
            icon={<Plus aria-hidden="true" />}
            isOff={isFresh}
            onClick={() => {
              setWantsMore(true);
              if (isUsed) setFresh({ id: newRecordId(), wasUsed: false });
            }}
          >
            {t('week.addEntry')}
          </Button>
        ) : (
          <span />
        )}
        <span>
          {t('week.sum')} <b>{clockText(cell.seconds)}</b>
        </span>
      </div>
      {planned !== null && (
        <dl>
          <dt>{t('week.workedOnLine')}</dt>
          <dd>
            {clockText(planned - (remaining ?? 0))} {t('week.ofTarget', { target: clockText(planned) })}
          </dd>
          {left !== null && <dt>{t('week.remaining')}</dt>}
          {left !== null && <dd>{left}</dd>}
        </dl>
      )}
    </Body>
  );
}

function emptyEntry(id: string, { line, isBillable }: RowView, date: string): ShownEntry {
  const words = { text: null, internalNote: null, returnedReason: null, correctsId: null };
  const isNew = { version: 0, state: 'open', isWaiting: false } as const;
  return { id, lineId: line.id, date, seconds: 0, isBillable, ...words, ...isNew };
}
