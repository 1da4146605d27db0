import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '../../../contract/shop-calls.ts';
import { Price } from '../price.tsx';

const List = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: 13,
  lineHeight: '20px',
  '& > li': { display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr) auto', alignItems: 'center', gap: 10 },
  '& img': { width: 48, height: 36, objectFit: 'cover', borderRadius: 4 },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
}));

/** What is ordered, in short. */
export function OrderLines({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation('demo');
  return (
    <List>
      {lines.map(({ id, title, imgUrl, price, amount }) => (
        <li key={id}>
          <img src={imgUrl} alt="" />
          <span>
            {title}
            <small>{t('shop.pieces', { count: amount })}</small>
          </span>
          <Price amount={price * amount} />
        </li>
      ))}
    </List>
  );
}
