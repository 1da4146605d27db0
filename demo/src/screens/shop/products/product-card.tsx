import styled from '@emotion/styled';
import { Tag } from '@mandate/web/src/ui/badges/chip.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import Truck from 'lucide-react/icons/truck';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../contract/shop-calls.ts';
import { AmountStepper } from '../cart/amount-stepper.tsx';
import { Price } from '../price.tsx';
import { Stars } from './stars.tsx';

const Card = styled('article')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
  boxShadow: vars.palette.shadow.card,
  '&[data-row]': { flexDirection: 'row' },
}));

const Picture = styled('div')(({ theme: { vars } }) => ({
  position: 'relative',
  flex: 'none',
  '& > img': { display: 'block', width: '100%', aspectRatio: '4 / 3', objectFit: 'cover' },
  '[data-row] > &': { width: 232, '& > img': { height: '100%', aspectRatio: 'auto' } },
  // Small and whole beside the words.
  [phone]: {
    '[data-row] > &': {
      width: 96,
      padding: '12px 0 0 12px',
      '& > img': { height: 'auto', aspectRatio: '1', borderRadius: 6 },
    },
  },
  '& > span': {
    position: 'absolute',
    top: 10,
    right: 10,
    padding: '3px 10px',
    borderRadius: 999,
    background: vars.palette.background.paper,
    color: vars.palette.text.primary,
    boxShadow: vars.palette.shadow.card,
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 600,
  },
}));

const Text = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flex: 1,
  flexDirection: 'column',
  gap: 4,
  minWidth: 0,
  padding: '12px 16px 16px',
  '& h3': { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
  '& small': { fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  '& p': { fontSize: 13, lineHeight: '20px', color: vars.palette.text.secondary },
}));

const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginTop: 'auto',
  paddingTop: 8,
});

const Cost = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' });

const shownLetters = 200;

/** A product of the shop: small among others, or in a row of its own with what it is like. */
export function ProductCard({ product, isRow }: { product: Product; isRow: boolean }) {
  const { t } = useTranslation('demo');
  const { title, imgUrl, price, category, brand, rating, freeShipping, description } = product;
  const shipping = freeShipping && (
    <Tag>
      <Truck aria-hidden="true" size={12} />
      {t('shop.freeShipping')}
    </Tag>
  );
  return (
    <Card data-row={isRow || undefined}>
      <Picture>
        <img src={imgUrl} alt="" />
        {!isRow && (
          <span>
            <Price amount={price} />
          </span>
        )}
      </Picture>
      <Text>
        <h3>{title}</h3>
        <small>{t('shop.kind', { category, brand })}</small>
        {isRow && (
          <>
            <span>
              <Stars rating={rating} />
            </span>
            <p>{shortened(description)}</p>
          </>
        )}
        <Foot>
          {isRow ? (
            <Cost>
              <strong>
                <Price amount={price} />
              </strong>
              {shipping}
            </Cost>
          ) : (
            <Stars rating={rating} />
          )}
          <AmountStepper product={product} />
        </Foot>
      </Text>
    </Card>
  );
}

function shortened(text: string): string {
  return text.length > shownLetters ? `${text.slice(0, shownLetters).trimEnd()}…` : text;
}
