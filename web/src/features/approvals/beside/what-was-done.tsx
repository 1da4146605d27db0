import styled from '@emotion/styled';
import { clockText } from '@mandate/contract/time/clock-text.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayName } from '../../../business/time/day-name.ts';
import { Tag } from '../../../ui/badges/chip.tsx';
import { Segments } from '../../../ui/buttons/segments.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import type { SeenWeek } from './seen-week.ts';

const Part = styled('section')(({ theme: { vars } }) => ({
  ...tabular,
  padding: '12px 20px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: 13,
  lineHeight: '20px',
  '& > header': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginBottom: 6 },
  '& > header > h3': { fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& > header > [role=group]': { marginLeft: 'auto' },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > ul > li': { display: 'grid', gridTemplateColumns: '64px 52px minmax(0, 1fr) auto', gap: 8, padding: '6px 0' },
  '& > ul > li > span': { color: vars.palette.text.secondary },
  '& > ul > li > b': { fontWeight: 600, textAlign: 'right' },
  '& > ul > li > p': { overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& > ul > li > p > small': { display: 'block', fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  [phone]: { paddingInline: 16, '& > ul > li': { gridTemplateColumns: '56px 44px minmax(0, 1fr)' } },
}));

/** The entries of a week with what was done, by day or by line. */
export function WhatWasDone({ seen: { entries } }: { seen: SeenWeek }) {
  const { t } = useTranslation();
  const { language } = useFormats();
  const [by, setBy] = useState<'day' | 'line'>('day');
  const lines = new Map(entries.map(({ row }, at) => [row.line.id, at] as const).reverse());
  const shown =
    by === 'day'
      ? entries
      : entries.toSorted((one, other) => (lines.get(one.row.line.id) ?? 0) - (lines.get(other.row.line.id) ?? 0));
  return (
    <Part aria-label={t('week.whatWasDone')}>
      <header>
        <h3>{t('week.whatWasDone')}</h3>
        <Tag>{entries.length}</Tag>
        <Segments
          label={t('approvals.sortedBy')}
          value={by}
          choices={[
            { value: 'day', label: t('approvals.byDay') },
            { value: 'line', label: t('approvals.byLine') },
          ]}
          onChoose={setBy}
        />
      </header>
      <ul>
        {shown.map(({ entry, row }) => (
          <li key={entry.id}>
            <span>{dayName(entry.date, language)}</span>
            <b>{clockText(entry.seconds)}</b>
            <p>
              {entry.text === null ? row.line.label : t('approvals.done', { line: row.line.label, text: entry.text })}
              {entry.internalNote !== null && <small>{entry.internalNote}</small>}
            </p>
            {!entry.isBillable && <Tag>{t('week.notBilled')}</Tag>}
          </li>
        ))}
      </ul>
    </Part>
  );
}
