import styled from '@emotion/styled';
import type { OfferedOption, PublicOffer } from '@mandate/contract/documents/public-offer.ts';
import { offerTotals } from '@mandate/contract/documents/public-offer.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import type { PageWriting } from './page-writing.ts';

const Options = styled('fieldset')(({ theme: { vars } }) => ({
  '& > legend': { float: 'left', padding: 0 },
  '& > p': { fontSize: 12, textAlign: 'end', lineHeight: '24px', color: vars.palette.text.secondary },
  '& > ul': {
    clear: 'both',
    marginTop: 8,
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 8,
    overflow: 'hidden',
  },
  '& li + li': { borderTop: `1px solid ${vars.palette.divider}` },
}));

const Option = styled('label')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '2px 12px',
  padding: '12px 14px',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  '&:has(:checked)': { background: vars.palette.tint },
  '& > b': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& > small': { gridColumn: '2 / -1', fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
}));

interface OfferOptionsProps {
  offer: PublicOffer;
  chosenLineIds: readonly string[];
  onChange: (chosenLineIds: string[]) => void;
  writing: PageWriting;
}

/** What may be ordered besides, to be ticked. */
export function OfferOptions({ offer, chosenLineIds, onChange, writing }: OfferOptionsProps) {
  const { own, say, formats } = writing;
  const { currency, options } = offer;
  return (
    <section>
      <Options>
        <legend>
          <h2>{own.options.heading}</h2>
        </legend>
        <p>{say(own.options.net, { currency })}</p>
        <ul>
          {options.map((option) => {
            const isChosen = chosenLineIds.includes(option.id);
            const without = chosenLineIds.filter((id) => id !== option.id);
            return (
              <li key={option.id}>
                <Option>
                  <Checkbox
                    checked={isChosen}
                    onChange={() => onChange(isChosen ? without : [...without, option.id])}
                  />
                  <b>{option.text}</b>
                  <span>+{formats.amount(option.net, currency)}</span>
                  <small>
                    {[quantityOf(option, currency, writing), isChosen ? added() : ''].filter(Boolean).join(' · ')}
                  </small>
                </Option>
              </li>
            );

            function added(): string {
              const more = decimal(offerTotals(offer, chosenLineIds).gross).minus(offerTotals(offer, without).gross);
              return say(own.options.adds, { amount: formats.amount(more.toString(), currency) });
            }
          })}
        </ul>
      </Options>
    </section>
  );
}

/** "3 days × 1,180.00"; empty where the quote does not say. */
function quantityOf({ quantity, unit, unitPrice }: OfferedOption, currency: string, writing: PageWriting): string {
  if (quantity === null || unit === null || unitPrice === null) return '';
  const { words, own, formats, say } = writing;
  return say(own.options.quantity, {
    quantity: formats.quantity(quantity),
    unit: formats.plural(words.unit[unit as keyof typeof words.unit], quantity),
    price: formats.price(unitPrice, currency),
  });
}
