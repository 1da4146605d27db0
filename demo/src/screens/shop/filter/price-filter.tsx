import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import Slider from '@mui/material/Slider';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shopPrice } from '../../../frame/shop-price.ts';
import { FilterGroup, FilterRow } from './filter-group.tsx';
import { highestPrice, priceRanges } from './shop-filter.ts';

const Track = styled('div')(({ theme: { vars } }) => ({
  padding: '6px 10px 0',
  '& .MuiSlider-root': { display: 'block', color: vars.palette.primary.main },
  '& .MuiSlider-rail': { background: vars.palette.control },
  '& .MuiSlider-thumb': { width: 16, height: 16 },
  '& .MuiSlider-thumb.Mui-focusVisible, & .MuiSlider-thumb:hover': { boxShadow: `0 0 0 6px ${vars.palette.tint2}` },
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
  // Prices are written anew when the person's formats change.
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
          size="small"
          value={[from, to]}
          max={highestPrice}
          step={10}
          shiftStep={100}
          disableSwap
          getAriaLabel={(end) => t(end === 0 ? 'shop.filter.lowest' : 'shop.filter.highest')}
          getAriaValueText={shopPrice}
          onChange={(_, next) => setCarried(next as [number, number])}
          onChangeCommitted={(_, next) => {
            setCarried(null);
            onChange(next as [number, number]);
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
