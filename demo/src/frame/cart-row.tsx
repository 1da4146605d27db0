import styled from '@emotion/styled';
import { IconButton } from '@mandate/web/src/ui/buttons/icon-button.tsx';
import { tabular } from '@mandate/web/src/ui/values/tabular.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '../contract/shop-calls.ts';
import { useTell } from '../use-demo.ts';
import { cartUid, shopPrice } from './shop-price.ts';

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 8px 8px 4px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  fontSize: 13,
  lineHeight: '20px',
  '& > div:first-of-type': { display: 'grid' },
  '& > img': {
    flex: 'none',
    width: 48,
    height: 48,
    borderRadius: 6,
    objectFit: 'cover',
    background: vars.palette.sunken,
  },
  '& > div:last-of-type': { flex: 1, minWidth: 0 },
  '& b': { display: 'block', fontWeight: 500, overflowWrap: 'anywhere' },
  '& small': { ...tabular, fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
}));

/** A product in the cart: more or fewer of it, or none. */
export function CartRow({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
  const { t } = useTranslation('demo');
  const tell = useTell();
  const { id, imgUrl, title, price, amount, totalUnit } = line;
  const become = (wanted: number) =>
    void tell('POST /api/ecommerce/update-cart-amount', { uid: cartUid, productId: id, amount: wanted });
  return (
    <Row>
      <div>
        <IconButton
          size="row"
          label={t('cart.more', { title })}
          icon={<ArrowUp aria-hidden="true" />}
          aria-disabled={amount >= totalUnit}
          onClick={() => amount < totalUnit && become(amount + 1)}
        />
        <IconButton
          size="row"
          label={t('cart.fewer', { title })}
          icon={<ArrowDown aria-hidden="true" />}
          aria-disabled={amount <= 1}
          onClick={() => amount > 1 && become(amount - 1)}
        />
      </div>
      <img src={imgUrl} alt="" width={48} height={48} />
      <div>
        <b>{title}</b>
        <small>{t('cart.each', { price: shopPrice(price), amount })}</small>
      </div>
      <IconButton
        size="row"
        data-removes
        label={t('cart.remove', { title })}
        icon={<X aria-hidden="true" />}
        onClick={onRemove}
      />
    </Row>
  );
}
