import styled from '@emotion/styled';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Sums } from '@mandate/contract/lists/sums.ts';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../lib/i18n/i18n.ts';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { MarginFigure } from '../../records/values/margin-figure.tsx';
import { textWords } from '../../records/values/text-words.ts';
import { fieldLabel } from '../../records/words/words.ts';
import { keepClear } from '../../ui/feedback/keep-clear.ts';
import { phone } from '../../ui/media/phone.ts';
import { Hint } from '../../ui/overlays/hint.tsx';
import { goesOn } from '../../ui/page/goes-on.ts';
import { useFormats } from '../../ui/values/formats.ts';
import { tabular } from '../../ui/values/tabular.ts';
import { dateText, moneyText, noValue } from '../../ui/values/value-texts.ts';
import type { ListState } from '../state/list-state.ts';
import { SumsRoom } from './sums-room.tsx';
import { useSums } from './use-sums.ts';

const Bar = styled(SumsRoom)(({ theme: { vars } }) => ({
  ...tabular,
  display: 'flex',
  alignItems: 'center',
  gap: 20,
  padding: '0 14px',
  borderTop: `1px solid ${vars.palette.line2}`,
  ...goesOn(vars.palette.subtle, vars.palette.line2),
  fontSize: 13,
  lineHeight: '20px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > p': { flex: 'none', marginRight: 'auto', whiteSpace: 'nowrap', color: vars.palette.text.secondary },
  '& > p > small': { display: 'block', fontSize: 11, lineHeight: '16px', color: vars.palette.ink3 },
  '& > dl': { display: 'contents' },
  '& > dl > div': { flex: 'none', textAlign: 'right', whiteSpace: 'nowrap' },
  '& > dl > div + [data-base]': { paddingLeft: 20, borderLeft: `1px solid ${vars.palette.line2}` },
  '& dt': { fontSize: 11, lineHeight: '16px', color: vars.palette.ink3 },
  '& dd': { margin: 0, fontWeight: 600 },
  '& dd button, & small button': {
    padding: '2px 0',
    border: 0,
    borderBottom: `1px dotted ${vars.palette.ink3}`,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    cursor: 'help',
  },
  // As large as a finger needs, in a line that stays as low as it is.
  '& small button': { margin: '-3px 0', padding: '4px 0' },
  '@media (max-width: 1360px)': { gap: 12, '& > dl > div + [data-base]': { paddingLeft: 12 } },
  [phone]: { gap: 16, borderRadius: 8, border: `1px solid ${vars.palette.divider}` },
}));

interface ListSumsProps {
  entity: Entity;
  state: ListState;
  /** The amounts and times shown: of the amounts the first is told, of the times each. */
  fields: readonly [string, ...string[]];
  /** How many records there are, in words. */
  totalText: string;
}

/** What the records of a list come to: each currency by itself, all of them in the base currency, and what is left of it. */
export default function ListSums({ entity, state, fields, totalText }: ListSumsProps) {
  useSharedWords();
  const { t } = useTranslation();
  const { number } = useFormats();
  // Groups ask for all amounts at once; what they come to together is the same.
  const { data } = useSums(entity, state, fields);
  if (data === undefined) return <SumsRoom aria-hidden="true" />;
  const { times = {}, byCurrency = [], inBase, notCounted = 0 } = data;
  const field = fields.find((name) => !(name in times));
  const hasBase = field !== undefined && inBase?.amounts[field] !== undefined && isOfMore(data);
  const counting = notCounted > 0 ? t('sums.notCounted', { count: notCounted }) : '';
  const margin = isOfMore(data) ? inBase?.margin : byCurrency[0]?.margin;
  return (
    <Bar {...keepClear} role="group" aria-label={t('sums.title')} tabIndex={0}>
      <p>
        {t('sums.of', { what: totalText })}
        <small>
          {field !== undefined && fieldLabel(entity, field)}
          {counting !== '' && (
            <>
              {' · '}
              <Explained text={counting}>{t('sums.once')}</Explained>
            </>
          )}
        </small>
      </p>
      <dl>
        {Object.entries(times).map(([name, seconds]) => (
          <div key={name}>
            <dt>{fieldLabel(entity, name)}</dt>
            <dd>{textWords('duration', String(seconds))}</dd>
          </div>
        ))}
        {field !== undefined &&
          byCurrency.map(({ currency, amounts }) => (
            <div key={currency}>
              <dt>{currency}</dt>
              <dd>{moneyText(amounts[field] ?? null, currency, number)}</dd>
            </div>
          ))}
        {hasBase && inBase && (
          <div data-base>
            <dt>{baseLabel(data)}</dt>
            <dd>
              <Explained text={explanation(data)}>
                {moneyText(inBase.amounts[field] ?? null, inBase.currency, number)}
              </Explained>
            </dd>
          </div>
        )}
        {margin && (
          <div>
            <dt>{t('sums.margin')}</dt>
            <dd>{margin.percent === null ? noValue : <MarginFigure percent={margin.percent} isBare />}</dd>
          </div>
        )}
      </dl>
    </Bar>
  );
}

/** A figure that says how it came about, where there is something to say. */
function Explained({ text, children }: { text: string; children: string }) {
  if (text === '') return children;
  return (
    <Hint title={text}>
      <button type="button" aria-description={text}>
        {children}
      </button>
    </Hint>
  );
}

/** Whether its records are of more than one currency, or of another than the base currency. */
function isOfMore({ byCurrency = [], inBase }: Sums): boolean {
  return byCurrency.length > 1 || byCurrency.some(({ currency }) => currency !== inBase?.currency);
}

function baseLabel({ inBase, rates }: Sums): string {
  const currency = inBase?.currency ?? '';
  return rates ? i18n.t('sums.inBaseOf', { currency, date: dateText(rates.to) }) : i18n.t('sums.inBase', { currency });
}

function explanation({ inBase, rates, withoutCost }: Sums): string {
  const from = dateText(rates?.from ?? null);
  const to = dateText(rates?.to ?? null);
  return [
    rates && i18n.t(from === to ? 'sums.ratesOfDay' : 'sums.rates', { from, to }),
    inBase && inBase.leftOut > 0 && i18n.t('sums.leftOut', { count: inBase.leftOut }),
    withoutCost && withoutCost.records > 0 && i18n.t('sums.withoutCost', { count: withoutCost.records }),
  ]
    .filter(Boolean)
    .join(' ');
}
