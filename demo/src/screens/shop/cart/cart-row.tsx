import styled from '@emotion/styled';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '../../../contract/shop-calls.ts';
import { Price } from '../price.tsx';
import { AmountField } from './amount-field.tsx';

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto 96px auto',
  alignItems: 'center',
  gap: 16,
  padding: '12px 20px',
  borderTop: `1px solid ${vars.palette.divider}`,
  '&:first-of-type': { borderTop: 0 },
  '& > img': { width: 96, height: 72, objectFit: 'cover', borderRadius: 6 },
  '& h3': { fontSize: 14, lineHeight: '20px', fontWeight: 500 },
  '& p': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
  },
  '& small': { fontSize: 12, lineHeight: '20px', color: vars.palette.ink3 },
  '& > strong': { fontWeight: 600, textAlign: 'right' },
  [phone]: {
    gridTemplateColumns: '84px minmax(0, 1fr) auto',
    gap: '8px 12px',
    padding: '12px 8px 12px 16px',
    '& > img': { width: 84, height: 63, alignSelf: 'start' },
    '& > div:nth-of-type(1)': { gridColumn: '2 / 4' },
    '& > div:nth-of-type(2)': { gridColumn: '1 / 2', gridRow: 2 },
    '& > strong': { gridColumn: 2, gridRow: 2, textAlign: 'left' },
    '& > button': { gridColumn: 3, gridRow: 2 },
  },
}));

interface CartRowProps {
  line: CartLine;
  onAmount: (amount: number) => void;
  onRemove: () => void;
}

/** A line of the cart: the product, how many of it, and what they come to. */
export function CartRow({ line, onAmount, onRemove }: CartRowProps) {
  const { t } = useTranslation('demo');
  const { title, imgUrl, description, price, amount } = line;
  return (
    <Row>
      <img src={imgUrl} alt="" />
      <div>
        <h3>{title}</h3>
        <p>{description}</p>
        <small>
          <Price amount={price} /> {t('shop.each')}
        </small>
      </div>
      <AmountField line={line} onAmount={onAmount} />
      <strong>
        <Price amount={price * amount} />
      </strong>
      <TooltipIconButton
        size="toolbar"
        label={t('shop.removeNamed', { title })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
    </Row>
  );
}
