import styled from '@emotion/styled';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { stepsFor } from '@mandate/contract/project/prices/raised-price.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { isPlainDate } from '@mandate/contract/values/dates.ts';
import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useTranslation } from 'react-i18next';
import { raisedSides } from '../../business/prices/raised-sides.ts';
import { TypedFigure } from '../../form/fields/typed-figure.tsx';
import { useUser } from '../../lib/session/session.ts';
import { useListFilter } from '../../list/filter/use-list-filter.tsx';
import { useOwnFields } from '../../records/own-fields/use-own-fields.ts';
import { useSettings } from '../../records/reading/use-settings.ts';
import { problemSentence } from '../../records/words/record-words.ts';
import { Chip } from '../../ui/badges/chip.tsx';
import { Button } from '../../ui/buttons/button.tsx';
import { Segments } from '../../ui/buttons/segments.tsx';
import { DateField } from '../../ui/fields/date-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { phone } from '../../ui/media/phone.ts';
import { useFormats } from '../../ui/values/formats.ts';
import { moneyText } from '../../ui/values/value-texts.ts';
import type { RaiseConditions } from './raise-conditions.ts';

const Card = styled('section')(({ theme: { vars } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '12px 10px',
  marginTop: 10,
  padding: '14px 16px',
  background: vars.palette.background.paper,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  boxShadow: vars.palette.shadow.card,
  '& > [data-by]': { display: 'grid', gridTemplateColumns: '112px auto', columnGap: 6 },
  '& > [data-by] > [role=group]': { gridArea: '1 / 2', alignSelf: 'start', marginTop: 20, height: 36 },
  // What is wrong with the figure is said below both.
  '& > [data-by] > :first-of-type': { gridArea: '1 / 1 / 2 / 3', '& > label + span': { width: 112 } },
  '& > [data-small]': { width: 132 },
  '& > [data-small=currency]': { width: 96 },
  '& > [data-small=round]': { width: 148 },
  '& > [data-date]': { width: 148 },
  '& > [data-which]': { flex: '1 1 150px', minWidth: 0 },
  '& > button': { marginTop: 20, marginLeft: 'auto' },
  [phone]: {
    padding: 12,
    '& > *': { width: '100%' },
    // Two beside each other where there is room for what they say.
    '& > [data-small][data-small]': { flex: '1 1 150px', width: 'auto' },
    '& > [data-date]': { flex: '1 1 170px', width: 'auto' },
    '& > [data-by]': { gridTemplateColumns: '1fr auto' },
    '& > [data-by] > :first-of-type': { gridArea: '1 / 1', '& > label + span': { width: 'auto' } },
    '& > [data-by] > [role=group]': { height: 'auto' },
    '& > button': { marginTop: 0 },
  },
}));

const Which = styled('div')(({ theme: { vars } }) => ({
  '& > h2': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.palette.text.secondary, marginBottom: 4 },
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, minHeight: 36 },
  // The chips of a list have the margins of its card.
  '& > div > div': { padding: 0 },
}));

interface RaiseFormProps {
  conditions: RaiseConditions;
  /** The currencies of the prices in question. */
  currencies: readonly string[];
  errors: readonly FieldError[];
  isBusy: boolean;
  onChange: (part: Partial<RaiseConditions>) => void;
  onAgain: () => void;
}

/** How prices change: by how much, rounded to what, from which day, and which. */
export function RaiseForm({ conditions, currencies, errors, isBusy, onChange, onAgain }: RaiseFormProps) {
  const { t } = useTranslation();
  const reader = useUser();
  const { number } = useFormats();
  const { data: settings } = useSettings();
  const { of, way, by, currency, roundTo, from, side } = conditions;
  const base = String(settings?.['money.baseCurrency'] ?? '');
  const inUse = [settings?.['money.enabledCurrencies']].flat().flatMap((one) => (typeof one === 'string' ? one : []));
  const offered = [...new Set([base, ...inUse, ...currencies, currency])].filter((one) => one !== '');
  const rounded =
    way === 'amount' && currency !== '' ? [currency] : currencies.length > 0 ? currencies : [currency || base];
  const errorOf = (...fields: string[]) => {
    const found = errors.find(({ field }) => fields.includes(field));
    return found && problemSentence(found);
  };
  const sides = raisedSides(of, reader);
  return (
    <Card aria-label={t('prices.conditions')}>
      <div data-by>
        <TypedFigure
          label={t('prices.by')}
          value={by}
          unit={way === 'percent' ? '%' : currency}
          error={by !== '' && !isDecimalText(by) ? t('numberNotValid', { ns: 'error' }) : errorOf('percent', 'amount')}
          onFigure={(value) => onChange({ by: value })}
        />
        <Segments
          label={t('prices.way')}
          value={way}
          choices={[
            { value: 'percent', label: t('prices.percent') },
            { value: 'amount', label: t('prices.amount') },
          ]}
          onChoose={(value) => onChange({ way: value, currency: value === 'amount' ? currency || base : currency })}
        />
      </div>
      {sides.length > 1 && (
        <div data-small>
          <SelectField
            label={t('prices.side')}
            value={side}
            choices={sides.map((value) => ({ value, label: t(`prices.sides.${value}`) }))}
            onChange={({ target }) => onChange({ side: target.value as typeof side, projects: [] })}
          />
        </div>
      )}
      {(currencies.length > 1 || currency !== '' || way === 'amount') && (
        <div data-small="currency">
          <SelectField
            label={t('prices.currency')}
            value={currency}
            none={way === 'percent' ? t('prices.everyCurrency') : undefined}
            choices={offered.map((value) => ({ value, label: value }))}
            error={errorOf('currency')}
            onChange={({ target }) => onChange({ currency: target.value })}
          />
        </div>
      )}
      {rounded.map((code) => (
        <div key={code} data-small="round">
          <SelectField
            label={rounded.length > 1 ? t('prices.roundToOf', { currency: code }) : t('prices.roundTo')}
            value={roundTo[code] ?? ''}
            none={t('prices.smallestUnit')}
            choices={stepsFor(code || 'EUR').map((step) => ({
              value: step,
              label: moneyText(step, code || 'EUR', number),
            }))}
            error={errorOf(`roundTo.${code}`)}
            onChange={({ target }) => onChange({ roundTo: { ...roundTo, [code]: target.value } })}
          />
        </div>
      ))}
      <div data-date>
        <DateField
          label={t('prices.from')}
          value={from}
          pickLabel={t('prices.openCalendar')}
          error={isPlainDate(from) ? errorOf('from') : t('dateNotValid', { ns: 'error' })}
          onDate={(value) => onChange({ from: value })}
        />
      </div>
      <WhichPrices conditions={conditions} onChange={onChange} />
      <Button
        icon={<RefreshCw aria-hidden="true" />}
        busy={isBusy}
        busyLabel={t('prices.recalculating')}
        onClick={onAgain}
      >
        {t('prices.recalculate')}
      </Button>
    </Card>
  );
}

function WhichPrices({ conditions, onChange }: Pick<RaiseFormProps, 'conditions' | 'onChange'>) {
  const { t } = useTranslation();
  const reader = useUser();
  const { of, search, filter, ids, except } = conditions;
  const entity = useOwnFields(entityNamed(of)) ?? entityNamed(of);
  // Other prices have other collisions and other projects.
  const choose = (part: Partial<RaiseConditions>) =>
    onChange({ ...part, leaveOut: [], replaceLater: [], projects: [] });
  const chips = useListFilter(entity, reader, [...filter], (to) => choose({ filter: to([...filter]) }));
  return (
    <Which data-which role="group" aria-label={t('prices.which')}>
      <h2>{t(`prices.whichOf.${of}`)}</h2>
      <div>
        {ids.length > 0 && (
          <Chip remove={{ label: t('prices.takeAll'), run: () => choose({ ids: [] }) }}>
            {t('prices.chosen', { count: ids.length })}
          </Chip>
        )}
        {except.length > 0 && (
          <Chip remove={{ label: t('prices.takeAll'), run: () => choose({ except: [] }) }}>
            {t('prices.except', { count: except.length })}
          </Chip>
        )}
        {search.trim() !== '' && (
          <Chip remove={{ label: t('prices.clearSearch'), run: () => choose({ search: '' }) }}>
            {t('prices.searched', { search })}
          </Chip>
        )}
        {ids.length === 0 && chips.chips}
        {ids.length === 0 && filter.length === 0 && (
          <Button
            look="quiet"
            size="row"
            icon={<Plus aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={(event) => chips.open(null, event.currentTarget)}
          >
            {t('prices.addFilter')}
          </Button>
        )}
      </div>
      {chips.window}
    </Which>
  );
}
