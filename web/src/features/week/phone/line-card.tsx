import styled from '@emotion/styled';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import type { TimeSteps } from '@mandate/contract/time/duration.ts';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysAsRead } from '../../../records/words/days-as-read.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { cellProblem, cellText } from '../grid/cell-texts.ts';
import type { CellView, RowView } from '../state/week-view.ts';
import { leftText } from '../week-texts.ts';
import { stepOf } from './step-of.ts';

const Card = styled('section')(({ theme: { vars } }) => ({
  padding: '10px 14px 12px',
  background: vars.palette.background.paper,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  boxShadow: vars.palette.shadow.card,
  '& h3': { fontSize: 15, lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' },
  '& p': { fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary, overflowWrap: 'anywhere' },
  '& p[data-wrong]': { marginTop: 6, color: vars.palette.bad.text },
  '& .controls': { display: 'flex', gap: 8, marginTop: 8 },
  // What adds a step stays under the finger when the first one has made an entry.
  '&[data-compact]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: 12,
    '& > div:first-of-type': { alignSelf: 'center' },
    '& > .controls': { display: 'contents' },
    '& > .controls > button': { gridColumn: '1 / -1', marginTop: 8 },
  },
}));

const Stepper = styled('div')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'flex',
  flex: 'none',
  width: 154,
  height: 44,
  border: `1px solid ${vars.palette.control}`,
  borderRadius: 6,
  overflow: 'hidden',
  background: vars.palette.background.paper,
  '&[data-alone]': { width: 46 },
  '& > button': {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 44,
    padding: 0,
    border: 0,
    background: 'transparent',
    color: vars.palette.text.secondary,
  },
  '& > button > svg': { width: 18, height: 18 },
  '& > input': {
    flex: 1,
    minWidth: 0,
    padding: 0,
    border: 0,
    borderInline: `1px solid ${vars.palette.divider}`,
    background: 'transparent',
    color: vars.palette.text.primary,
    font: 'inherit',
    fontSize: 16,
    fontWeight: 600,
    textAlign: 'center',
  },
  '&:has([data-wrong])': { borderColor: vars.palette.bad.text },
}));

const Words = styled('button')(({ theme: { vars } }) => ({
  flex: 1,
  minWidth: 0,
  height: 44,
  padding: '0 10px',
  border: `1px solid ${vars.palette.control}`,
  borderRadius: 6,
  background: vars.palette.background.paper,
  color: vars.palette.text.primary,
  font: 'inherit',
  fontSize: 14,
  textAlign: 'left',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '&[data-empty]': { color: vars.palette.ink3 },
}));

interface LineCardProps {
  row: RowView;
  cell: CellView;
  steps: TimeSteps;
  isReading: boolean;
  onType: (cell: CellView, text: string) => void;
  onPanel: () => void;
}

/** A line on a day of a phone: its time by steps or typed, and what was done. */
export function LineCard({ row, cell, steps, isReading, onType, onPanel }: LineCardProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const step = stepOf(row, steps);
  const [entry, ...others] = cell.entries;
  const isOpen = cell.isOpen && !isReading;
  const isTyped = isOpen && others.length === 0;
  const problem = cellProblem(cell);
  const left = leftText(row) ?? (row.unit === 'day' ? t('week.inDays') : null);
  const about = [row.project.customerLabel ?? row.project.label, left].filter(Boolean).join(' · ');
  const by = (seconds: number) => onType(cell, clockText(Math.max(0, cell.seconds + seconds)));
  const isEmpty = cell.seconds === 0 && problem === null && entry === undefined;
  const [wasEmpty] = useState(isEmpty);
  const said = entry?.text?.split('\n')[0] ?? '';
  const words =
    others.length > 0 ? t('week.andMore', { text: said || t('week.whatWasDone'), count: others.length }) : said;

  function take(): void {
    if (typed !== null && typed.trim() !== cellText(cell)) onType(cell, typed);
    setTyped(null);
  }

  return (
    <Card data-compact={wasEmpty || isEmpty || undefined} aria-label={row.line.label}>
      <div>
        <h3>{row.line.label}</h3>
        <p>{about}</p>
        {/* That the whole week is handed in is said above. */}
        {cell.refused && cell.refused.code !== 'entryLocked' && <p>{daysAsRead(cell.refused.message)}</p>}
        {problem !== null && <p data-wrong="">{problem}</p>}
      </div>
      {(isOpen || !isEmpty) && (
        <div className="controls">
          <Stepper {...(isEmpty ? { 'data-alone': '' } : { role: 'group', 'aria-label': t('week.time') })}>
            {isTyped && !isEmpty && (
              <button type="button" aria-label={t('week.minus', { line: row.line.label })} onClick={() => by(-step)}>
                <Minus aria-hidden="true" />
              </button>
            )}
            {!isEmpty && (
              <input
                aria-label={t('week.time')}
                aria-invalid={problem !== null || undefined}
                data-wrong={problem !== null || undefined}
                inputMode="text"
                autoComplete="off"
                maxLength={40}
                readOnly={!isTyped}
                value={typed ?? cellText(cell)}
                onFocus={(event) => event.target.select()}
                onChange={(event) => setTyped(event.target.value)}
                onBlur={take}
                onKeyDown={(event: KeyboardEvent) => event.key === 'Enter' && take()}
              />
            )}
            {isTyped && (
              <button type="button" aria-label={t('week.plus', { line: row.line.label })} onClick={() => by(step)}>
                <Plus aria-hidden="true" />
              </button>
            )}
          </Stepper>
          {!isEmpty && (
            <Words type="button" aria-haspopup="dialog" data-empty={words === '' || undefined} onClick={onPanel}>
              {words === '' ? t('week.whatWasDone') : words}
            </Words>
          )}
        </div>
      )}
    </Card>
  );
}
