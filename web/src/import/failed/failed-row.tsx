import styled from '@emotion/styled';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Pencil from 'lucide-react/icons/pencil';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { problemSentence } from '../../records/words/record-words.ts';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { numberText } from '../../ui/values/value-texts.ts';
import type { CellProblem, FileColumn, ImportRow, RepairedCell } from '../import-calls.ts';
import { FailedCell } from './failed-cell.tsx';

const Head = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 32,
  fontWeight: 500,
  '& + p': { display: 'flex', gap: 5, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.palette.bad.text },
  '& + p[data-good]': { color: vars.palette.good.text },
  '& + p > svg': { flex: 'none', width: 14, height: 14, marginTop: 1 },
}));

interface FailedRowProps {
  row: ImportRow;
  /** As it was when its cells were found wrong. */
  first: ImportRow;
  columns: readonly FileColumn[];
  /** The columns that are shown, in their order. */
  places: readonly number[];
  isLocked: boolean;
  onRepair: (cell: RepairedCell) => Promise<void>;
}

/** A row that could not be taken: wrong cells can be rewritten at once, the others when the whole row is opened. */
export function FailedRow({ row, first, columns, places, isLocked, onRepair }: FailedRowProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const number = numberText(row.row);
  const headers = columns.map(({ header }) => header);
  const ofRow = row.errors.filter(({ column }) => column === null || !headers.includes(column));
  const isRepaired = row.outcome === null;
  return (
    <tr>
      <th scope="row">
        <Head>
          {t('import.rowNumber', { row: number })}
          <TooltipIconButton
            size="row"
            label={t('import.openRow', { row: number })}
            aria-pressed={isOpen}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => setOpen(!isOpen)}
          />
        </Head>
        {isRepaired ? (
          <p data-good="">
            <CircleCheck aria-hidden="true" />
            {t('import.repaired')}
          </p>
        ) : (
          (ofRow.length > 0 || row.errors.length === 0) && (
            <p>
              <CircleAlert aria-hidden="true" />
              {ofRow.length > 0 ? ofRow.map(problemText).join(' ') : t('import.failedAlong')}
            </p>
          )
        )}
      </th>
      {places.map((place) => {
        const header = headers[place] ?? '';
        const wasWrong = first.errors.some(({ column }) => column === header);
        const wrong = row.errors.filter(({ column }) => column === header);
        return (
          <td key={place} data-label={header} data-wrong={wasWrong || undefined}>
            {wasWrong || isOpen ? (
              <FailedCell
                label={t('import.cell', { header, row: number })}
                value={row.cells[place] ?? ''}
                problem={wrong.length > 0 ? wrong.map(problemText).join(' ') : null}
                isLocked={isLocked}
                onRepair={(value) => onRepair({ row: row.row, column: header, value })}
              />
            ) : (
              row.cells[place]
            )}
          </td>
        );
      })}
    </tr>
  );
}

function problemText({ code, params = {}, message }: CellProblem): string {
  return problemSentence({ field: '', code, params, message });
}
