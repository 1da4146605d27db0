import styled from '@emotion/styled';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.tsx';
import { tabular } from '../../../ui/values/tabular.ts';
import type { ExplanationRow } from './explanation-in-words.ts';

/** How many rows are shown until all are asked for. */
const few = 12;

const Rows = styled('dl')(({ theme: { vars } }) => ({
  margin: 0,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 12, padding: '4px 0' },
  '& dt': { minWidth: 0, overflowWrap: 'anywhere' },
  '& dd': { ...tabular, flex: 'none', margin: 0 },
  '& > [data-part]': { color: vars.palette.text.secondary, paddingLeft: 14 },
  '& > [data-headed]': {
    fontWeight: 600,
    '&:not(:first-of-type)': { marginTop: 4, paddingTop: 8, borderTop: `1px solid ${vars.palette.divider}` },
  },
  '& > [data-sum]': {
    fontWeight: 600,
    marginTop: 4,
    paddingTop: 8,
    borderTop: `1px solid ${vars.palette.text.secondary}`,
  },
  '& i': { display: 'inline-block', width: 8, height: 8, marginRight: 8, borderRadius: 2 },
  '& i[data-mark=first]': { background: vars.palette.chart.first },
  '& i[data-mark=second]': { background: vars.palette.chart.second },
  '& i[data-mark=third]': { background: vars.palette.chart.third },
  '& i[data-mark=rest]': { background: vars.palette.chart.rest },
}));

/** What a figure is made of, row by row, and what they come to. */
export function ExplanationRows({ rows }: { rows: readonly ExplanationRow[] }) {
  const { t } = useTranslation();
  const [isWhole, setWhole] = useState(false);
  const isLong = rows.length > few + 1;
  const shown = isWhole || !isLong ? rows : [...rows.slice(0, few), ...rows.slice(-1)];
  const hasParts = rows.some(({ isPart }) => isPart);
  return (
    <>
      <Rows>
        {shown.map(({ key, label, value, isPart, isSum, mark }) => (
          <div
            key={key}
            data-part={isPart || undefined}
            data-sum={isSum || undefined}
            data-headed={(hasParts && !isPart && !isSum) || undefined}
          >
            <dt>
              {mark && <i data-mark={mark} aria-hidden="true" />}
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Rows>
      {isLong && (
        <Button look="quiet" size="row" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('explain.showFewer') : t('explain.showAll', { count: rows.length - 1 })}
        </Button>
      )}
    </>
  );
}
