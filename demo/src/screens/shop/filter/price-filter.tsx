import styled from '@emotion/styled';
import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shopPrice } from '../../../frame/shop-price.ts';
import { Slider } from '../../../records/slider/slider.tsx';
import { FilterGroup, FilterRow } from './filter-group.tsx';
import { highestPrice, priceRanges } from './shop-filter.ts';

const Track = styled('div')(({ theme: { vars } }) => ({
  padding: '6px 10px 0',
  '& > p': {
    display: 'flex',
    justifyContent: 'space-between',
    margin: '0 -10px',
    fontSize: 12,
    color: vars.palette.text.secondary,
  },
}));

type Range = readonly [number, number];

interface PriceFilterProps {
  value: Range;
  onChange: (value: Range) => void;
}

/** A range of prices: one of a few, or any by the slider's two ends. */
export function PriceFilter({ value, onChange }: PriceFilterProps) {
  const { t } = useTranslation('demo');
  // Prices are written again when the person's formats change.
  useFormats();
  const name = useId();
  // While an end is carried, the products wait.
  const [carried, setCarried] = useState<Range | null>(null);
  const [from, to] = carried ?? value;
  return (
    <FilterGroup>
      <legend>{t('shop.filter.price')}</legend>
      {Object.entries(priceRanges).map(([range, [lowest, highest]]) => (
        <FilterRow key={range}>
          <input
            type="radio"
            name={name}
            checked={value[0] === lowest && value[1] === highest}
            onChange={() => onChange([lowest, highest])}
          />
          {t(`shop.filter.range.${range as keyof typeof priceRanges}`, {
            from: shopPrice(lowest),
            to: shopPrice(highest),
          })}
        </FilterRow>
      ))}
      <Track>
        <Slider
          look="small"
          values={[from, to]}
          max={highestPrice}
          step={10}
          page={100}
          labels={[t('shop.filter.lowest'), t('shop.filter.highest')]}
          textOf={shopPrice}
          onChange={([lowest = from, highest = to]) => setCarried([lowest, highest])}
          onLeft={() => {
            if (carried === null) return;
            setCarried(null);
            onChange(carried);
          }}
        />
        <p aria-hidden="true">
          <span>{shopPrice(from)}</span>
          <span>{shopPrice(to)}</span>
        </p>
      </Track>
    </FilterGroup>
  );
}
