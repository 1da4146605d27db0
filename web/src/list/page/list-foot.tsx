import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { BarText, ToolbarGap } from '../../ui/buttons/toolbar.tsx';
import { keepClear } from '../../ui/feedback/keep-clear.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { phone } from '../../ui/media/phone.ts';
import { numberText } from '../../ui/values/value-texts.ts';
import { type ListState, pageSizes } from '../state/list-state.ts';
import type { ListChange } from '../state/use-list-state.ts';
import { Pager } from './pager.tsx';

const Bar = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  padding: '6px 14px',
  borderTop: `1px solid ${vars.palette.divider}`,
  [phone]: { border: 0, padding: '12px 0' },
}));

/** The room of the foot while the total is not known yet, so that nothing moves when it is. */
export const ListFootRoom = styled(Bar)({ visibility: 'hidden' });

const Rows = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: 12,
  color: vars.palette.text.secondary,
  '& > div': { width: 72 },
}));

interface ListFootProps {
  state: ListState;
  total: number;
  /** The total in words. */
  totalText: string;
  /** Rows on this page. */
  onPage: number;
  last: number;
  onChange: (part: ListChange) => void;
}

/** Which rows of how many are shown, how many at once, and the way to the others. */
export function ListFoot({ state, totalText, onPage, last, onChange }: ListFootProps) {
  const { t } = useTranslation();
  const first = (state.page - 1) * state.pageSize + 1;
  const range = { from: numberText(first), to: numberText(first + onPage - 1), total: totalText };
  return (
    <Bar {...keepClear}>
      <BarText>{onPage > 0 && t('list.of', range)}</BarText>
      <ToolbarGap />
      <Rows>
        <span aria-hidden="true">{t('list.rows')}</span>
        <SelectField
          label={t('list.rows')}
          isLabelHidden
          size="toolbar"
          choices={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
          value={String(state.pageSize)}
          onChange={(event) => onChange({ pageSize: Number(event.target.value) })}
        />
      </Rows>
      <Pager page={state.page} last={last} onTurn={(to) => onChange((now) => ({ page: to(now.page) }))} />
    </Bar>
  );
}
