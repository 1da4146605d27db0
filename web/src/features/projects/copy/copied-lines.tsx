import styled from '@emotion/styled';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { project } from '@mandate/contract/project/project.ts';
import { isSame } from '@mandate/contract/values/is-same.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../lib/session/session.ts';
import { Tag } from '../../../ui/badges/chip.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { CopiedLine } from './copied-line.tsx';
import { LineTable } from './line-table.ts';
import type { CopyLine, CopyProject } from './use-prepared-copy.ts';

const Head = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '10px 16px',
  '& > h2': { fontSize: 15, lineHeight: '20px', fontWeight: 600 },
  '& > fieldset': {
    display: 'flex',
    gap: 2,
    margin: '0 0 0 auto',
    padding: 2,
    border: 0,
    borderRadius: 8,
    background: vars.palette.sunken,
  },
  '& button': {
    height: 28,
    padding: '0 10px',
    border: '1px solid transparent',
    borderRadius: 6,
    background: 'none',
    font: 'inherit',
    fontSize: 12,
    fontWeight: 500,
    color: vars.palette.text.secondary,
    cursor: 'pointer',
    '&[aria-pressed=true]': {
      background: vars.palette.background.paper,
      borderColor: vars.palette.line2,
      color: vars.palette.text.primary,
    },
    [phone]: { minHeight: 44 },
  },
}));

const Remark = styled('p')(({ theme: { vars } }) => ({
  padding: '14px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: 13,
  color: vars.palette.text.secondary,
}));

const filters = ['All', 'Changed', 'Flagged'] as const;

interface CopiedLinesProps {
  source: CopyProject;
  /** The lines those of the copy were copied from, in their order. */
  sources: readonly (CopyLine | undefined)[];
  copy: CopyProject;
  /** The lines something of which could not be carried, by index. */
  flagged: ReadonlySet<number>;
}

/** The lines of the copy beside those of its source: who delivers them, when, and what became of their prices. */
export function CopiedLines({ source, sources, copy, flagged }: CopiedLinesProps) {
  const { t } = useTranslation();
  const user = useUser();
  const [filter, setFilter] = useState<(typeof filters)[number]>('All');
  const { lines } = copy;
  const currency = String(copy.currency ?? '');
  const seesPrices = isSeen(project.parts.lines.fields.unitPrice, user);
  const isChanged = (line: CopyLine, index: number) => wasChanged(sources[index], line);
  const counts = { All: lines.length, Changed: lines.filter(isChanged).length, Flagged: flagged.size };
  const shown = lines.flatMap((line, index) => {
    const isShown = filter === 'All' || (filter === 'Changed' ? isChanged(line, index) : flagged.has(index));
    return isShown ? [{ line, index }] : [];
  });
  return (
    <>
      <Head>
        <h2>{t('copy.lines')}</h2>
        <Tag>{lines.length}</Tag>
        <fieldset aria-label={t('copy.filter')}>
          {filters.map((name) => (
            <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
              {t(`copy.filter${name}`, { count: counts[name] })}
            </button>
          ))}
        </fieldset>
      </Head>
      {shown.length === 0 ? (
        <Remark>{t(lines.length === 0 ? 'copy.noLines' : 'copy.noSuchLines')}</Remark>
      ) : (
        <LineTable>
          <thead>
            <tr>
              <th scope="col">{t('copy.column.line')}</th>
              <th scope="col">{t('copy.column.deliveredBy')}</th>
              <th scope="col">{t('copy.column.dates')}</th>
              <th scope="col" data-figure>
                {t('copy.column.quantity')}
              </th>
              {seesPrices && (
                <>
                  <th scope="col" data-figure>
                    {t('copy.column.price', { currency })}
                  </th>
                  <th scope="col" data-figure>
                    {t('copy.column.change')}
                  </th>
                  <th scope="col" data-figure>
                    {t('copy.column.net', { currency })}
                  </th>
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ line, index }) => (
              <CopiedLine
                key={line.id}
                line={line}
                before={sources[index]}
                currency={currency}
                isFlagged={flagged.has(index)}
                isComparable={currency === String(source.currency ?? '')}
                seesPrices={seesPrices}
              />
            ))}
          </tbody>
        </LineTable>
      )}
    </>
  );
}

const compared = ['unitPrice', 'personnelId', 'providerId', 'placeholderRole', 'serviceId', 'seniority'] as const;

/** Whether more than the dates of a line is otherwise. */
function wasChanged(before: CopyLine | undefined, line: CopyLine): boolean {
  return before !== undefined && compared.some((name) => name in line && !isSame(before[name] ?? null, line[name]));
}
