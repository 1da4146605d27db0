import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { phone } from '../../../ui/media/phone.ts';
import { numberText } from '../../../ui/values/value-texts.ts';

const Surface = styled('section')(({ theme: { vars } }) => ({
  // What is hidden for the eye is placed against it.
  position: 'relative',
  minWidth: 0,
  background: vars.palette.background.paper,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  boxShadow: vars.palette.shadow.card,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    minHeight: 44,
    padding: '8px 12px 8px 16px',
  },
  '& > header > h2': { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  '& > header > span': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4 },
  // Many of them take a second line, and what stands at the right keeps its place.
  '& > header > .links': { flex: '1 1 240px' },
  '& > header > :last-child:not(h2, small)': { marginLeft: 'auto' },
  [phone]: {
    '& > header': { padding: '8px 10px 8px 14px' },
    '& > header > .links': { order: 1, flexBasis: '100%', marginLeft: -8 },
  },
}));

/** How many there are, in a quiet pill. */
const Count = styled('small')(({ theme: { vars } }) => ({
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 999,
  background: vars.palette.sunken,
  fontSize: 11,
  lineHeight: '20px',
  fontWeight: 500,
  textAlign: 'center',
  color: vars.palette.text.secondary,
}));

const Whole = styled(Link)({ padding: '4px 4px', fontSize: 13, lineHeight: '20px', [phone]: { padding: '12px 4px' } });

/** Room around what stands in a card without rows. */
export const CardBody = styled('div')({ padding: '4px 16px 12px', [phone]: { padding: '4px 14px 12px' } });

/** How many records there are; a plus where they were counted no further. */
export function countText({ total, totalIsExact }: { total: number; totalIsExact?: boolean }): string {
  return totalIsExact === false ? `${numberText(total)}+` : numberText(total);
}

interface RelatedCardProps {
  title: string;
  /** How many there are, in words of digits. */
  count?: string | undefined;
  /** Ways to parts of them, beside the title. */
  links?: ReactNode;
  /** What makes one more. */
  act?: ReactNode;
  /** Where all of them are, where these are not all. */
  whole?: string | undefined;
  children: ReactNode;
}

/** A card with the first of the records that belong to the record of the page: how many there are, and where all of them stand. */
export function RelatedCard({ title, count, links, act, whole, children }: RelatedCardProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Surface aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {count !== undefined && <Count>{count}</Count>}
        {links && <span className="links">{links}</span>}
        {(act || whole !== undefined) && (
          <span>
            {whole !== undefined && (
              <Whole to={whole} aria-label={`${t('recordPage.all', { total: count })}, ${title}`}>
                {t('recordPage.all', { total: count })}
              </Whole>
            )}
            {act}
          </span>
        )}
      </header>
      {children}
    </Surface>
  );
}
