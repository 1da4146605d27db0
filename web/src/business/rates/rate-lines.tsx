import styled from '@emotion/styled';
import { may } from '@mandate/contract/access/permissions.ts';
import { rate } from '@mandate/contract/entities/rate.ts';
import CalendarX from 'lucide-react/icons/calendar-x-2';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../lib/session/session.ts';
import { useCurrentUser } from '../../list/filter/use-current-user.ts';
import { useRemoval } from '../../records/removal/removal.ts';
import { ListedLabel } from '../../records/values/listed-label.tsx';
import { StatusPill } from '../../ui/badges/status-pill.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { EmptyPart } from '../../ui/feedback/empty-part.tsx';
import { phone } from '../../ui/media/phone.ts';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { tabular } from '../../ui/values/tabular.ts';
import { dateText, moneyText, numberText } from '../../ui/values/value-texts.ts';
import { type DatedRate, type RateBearer, timeOf } from './dated-rate.ts';
import { useRateEnd } from './rate-end.ts';

const Lines = styled('ul')(({ theme: { vars } }) => ({
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) 104px 28px',
    alignItems: 'center',
    gap: '2px 12px',
    minHeight: 44,
    padding: '6px 8px 6px 14px',
    fontSize: 13,
    lineHeight: '20px',
  },
  '& > li + li': { borderTop: `1px solid ${vars.palette.divider}` },
  '& > li[data-past]': { color: vars.palette.text.secondary },
  '& > li > div': { minWidth: 0, overflowWrap: 'anywhere' },
  [phone]: { '& > li': { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > div': { gridColumn: 1 } } },
}));

const Amount = styled('strong')({ ...tabular, fontWeight: 500 });

const Remark = styled('p')(({ theme: { vars } }) => ({
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
}));

const tones = { past: 'neutral', present: 'good', coming: 'quoted' } as const;

interface RateLinesProps {
  /** What the rates are shown with: it is not named again. */
  bearer: RateBearer;
  /** Of one side, the newest first. */
  rates: readonly DatedRate[];
  /** Nothing can be changed, whatever the role allows. */
  isFixed: boolean;
  onChange: (rate: DatedRate) => void;
}

/** The rates of one side: which holds, which will; those that are past when asked for. */
export function RateLines({ bearer, rates, isFixed, onChange }: RateLinesProps) {
  const { t } = useTranslation();
  const { today } = useCurrentUser();
  const [hasPast, setHasPast] = useState(false);
  const id = useId();
  useFormats();
  const past = rates.filter((one) => timeOf(one, today) === 'past');
  const shown = hasPast ? rates : rates.filter((one) => !past.includes(one));
  return (
    <>
      {shown.length === 0 && <EmptyPart text={t(past.length > 0 ? 'rates.noneNow' : 'rates.none')} />}
      {shown.length > 0 && (
        <Lines id={id}>
          {shown.map((one) => (
            <RateLine key={one.id} bearer={bearer} of={one} isFixed={isFixed} onChange={() => onChange(one)} />
          ))}
        </Lines>
      )}
      {past.length > 0 && (
        <div>
          <Button look="quiet" size="row" aria-expanded={hasPast} onClick={() => setHasPast(!hasPast)}>
            {hasPast ? t('rates.hideEarlier') : t('rates.showEarlier', { count: past.length })}
          </Button>
        </div>
      )}
    </>
  );
}

interface RateLineProps {
  bearer: RateBearer;
  of: DatedRate;
  isFixed: boolean;
  onChange: () => void;
}

function RateLine({ bearer, of, isFixed, onChange }: RateLineProps) {
  const { t } = useTranslation();
  const { role } = useUser();
  const { today } = useCurrentUser();
  const { isRemoving, remove } = useRemoval(rate);
  const end = useRateEnd();
  const time = timeOf(of, today);
  const title = useRateTitle()(of);
  const period =
    of.validTo === null
      ? t('rates.since', { from: dateText(of.validFrom) })
      : t('rates.fromTo', { from: dateText(of.validFrom), to: dateText(of.validTo) });
  const mayChange = may(role, rate.name, 'edit') !== false && !isFixed;
  const mayRemove = may(role, rate.name, 'remove') !== false && !isFixed;
  const canEnd = mayChange && time === 'present' && of.validTo !== today;
  const others = (['service', 'personnel', 'provider', 'customer', 'project'] as const).filter(
    (name) => name !== bearer,
  );
  const named = others.flatMap((name) => of[name]?.label ?? []);
  return (
    <li data-past={time === 'past' || undefined}>
      <div>
        <Amount>{title}</Amount>
        {(named.length > 0 || of.seniority !== null || of.minQuantity !== null) && (
          <Remark>
            {named.join(' · ')}
            {of.seniority !== null && (
              <>
                {named.length > 0 && ' · '}
                <ListedLabel parameter="people.seniorities" code={of.seniority} />
              </>
            )}
            {of.minQuantity !== null &&
              `${named.length > 0 || of.seniority !== null ? ' · ' : ''}${t('rates.fromQuantity', { quantity: numberText(of.minQuantity) })}`}
          </Remark>
        )}
      </div>
      <div>
        {period}
        {of.note !== null && <Remark>{of.note}</Remark>}
      </div>
      <div>
        <StatusPill tone={tones[time]} label={t(`rates.time.${time}`)} />
      </div>
      {(mayChange || mayRemove) && (
        <Menu
          button={(props) => (
            <TooltipIconButton
              {...props}
              size="row"
              label={t('rates.actsFor', { rate: title })}
              icon={<Ellipsis aria-hidden="true" />}
            />
          )}
        >
          {(close) => [
            mayChange && (
              <MenuItem
                key="change"
                onClick={() => {
                  close();
                  onChange();
                }}
              >
                <Pencil aria-hidden="true" />
                {t('rates.change')}
              </MenuItem>
            ),
            canEnd && (
              <MenuItem
                key="end"
                onClick={() => {
                  close();
                  void end(of, today, title);
                }}
              >
                <CalendarX aria-hidden="true" />
                {t('rates.end')}
              </MenuItem>
            ),
            mayRemove && (
              <MenuItem
                key="remove"
                disabled={isRemoving}
                onClick={() => {
                  close();
                  // The line goes with its menu: the focus finds the button below.
                  document.getElementById(`add-rate-${of.side}`)?.focus();
                  void remove(of, title);
                }}
              >
                <Trash aria-hidden="true" />
                {t('rates.remove')}
              </MenuItem>
            ),
          ]}
        </Menu>
      )}
    </li>
  );
}

/** Gives what a rate is called: its amount, currency and unit. */
export function useRateTitle(): (of: Pick<DatedRate, 'amount' | 'currency' | 'unit'>) => string {
  const { t } = useTranslation();
  return ({ amount, currency, unit }) =>
    t('rates.amountPer', {
      amount: moneyText(amount, currency),
      currency,
      unit: t(`rates.unit.${unit as 'hour'}`),
    });
}
