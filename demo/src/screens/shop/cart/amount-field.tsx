import styled from '@emotion/styled';
import { TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '../../../contract/shop-calls.ts';

const Box = styled('div')({ width: 84 });

/** How many of a product are wanted: from one to as many as there are. What is no such figure gives way to what was there. */
export function AmountField({ line, onAmount }: { line: CartLine; onAmount: (amount: number) => void }) {
  const { t } = useTranslation('demo');
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Box>
      <TextField
        label={t('shop.amountOf', { title: line.title })}
        isLabelHidden
        isFigure
        size="toolbar"
        type="number"
        min={1}
        max={line.totalUnit}
        step={1}
        value={typed ?? String(line.amount)}
        onChange={({ target }) => {
          setTyped(target.value);
          const amount = Number(target.value);
          if (Number.isInteger(amount) && amount >= 1 && amount <= line.totalUnit) onAmount(amount);
        }}
        onBlur={() => setTyped(null)}
      />
    </Box>
  );
}
