import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { IconButton } from '@mandate/web/src/ui/buttons/icon-button.tsx';
import { tabular } from '@mandate/web/src/ui/values/tabular.ts';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import ShoppingCart from 'lucide-react/icons/shopping-cart';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '../../../contract/shop-calls.ts';
import { useCart } from './use-cart.ts';

const Row = styled('div')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  border: `1px solid ${vars.palette.line2}`,
  borderRadius: 6,
  '& > button': { width: 32, height: 30 },
  '& > output': { ...tabular, minWidth: 32, textAlign: 'center', fontSize: 13, fontWeight: 600 },
}));

/** How a product comes into the cart: the first of it by a button, the others by a stepper that ends at what there is. */
export function AmountStepper({ product: { id, title, totalUnit } }: { product: Product }) {
  const { t } = useTranslation('demo');
  const { lines, add, setAmount, remove } = useCart();
  // Who pressed what makes way for the other stays where they are.
  const [isPressed, setPressed] = useState(false);
  const amount = lines?.find((line) => line.id === id)?.amount ?? 0;
  if (amount <= 0) {
    return (
      <Button
        size="toolbar"
        icon={<ShoppingCart aria-hidden="true" />}
        aria-label={t('shop.addNamed', { title })}
        autoFocus={isPressed}
        onFocus={() => setPressed(false)}
        onClick={() => {
          setPressed(true);
          void add(id);
        }}
      >
        {t('shop.add')}
      </Button>
    );
  }
  return (
    <Row role="group" aria-label={t('shop.amountOf', { title })}>
      <IconButton
        size="toolbar"
        label={t(amount === 1 ? 'shop.removeNamed' : 'shop.oneLess', { title })}
        icon={<Minus aria-hidden="true" />}
        onClick={() => {
          setPressed(true);
          void (amount === 1 ? remove(id) : setAmount(id, amount - 1));
        }}
      />
      <output>{amount}</output>
      <IconButton
        size="toolbar"
        label={t('shop.oneMore', { title })}
        icon={<Plus aria-hidden="true" />}
        autoFocus={isPressed}
        onFocus={() => setPressed(false)}
        aria-disabled={amount >= totalUnit || undefined}
        onClick={() => {
          if (amount < totalUnit) void add(id);
        }}
      />
    </Row>
  );
}
