import { isSeen } from '@mandate/contract/facts/fields.ts';
import { isCostKnown } from '@mandate/contract/project/figures/is-cost-known.ts';
import { project } from '@mandate/contract/project/project.ts';
import { useTranslation } from 'react-i18next';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { isUnknown } from '../../records/reading/known-record.ts';
import { CostFigure } from '../../records/values/cost-figure.tsx';
import { MarginFigure } from '../../records/values/margin-figure.tsx';
import { useFormats } from '../../ui/values/formats.ts';
import { moneyText, noValue } from '../../ui/values/value-texts.ts';
import { type LiveFigures, useFigures } from './live-figures.ts';

/**
 * What a project comes to and what is left of it, as far as the reader may see it: as it is stored until its lines are there, then as they stand
 * on the screen, saved or not.
 */
export function HeadFigures({ live }: { live: LiveFigures }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { form, reader } = useEditing();
  const base = useForm(form, (state) => state.base);
  const priced = useFigures(live);
  const { contractNet, plannedMarginPercent } = project.fields;
  if (!isSeen(contractNet, reader)) return null;
  const isWaiting = !priced && isUnknown(base, 'contractNet');
  const net = priced ? priced.totals.contractNet : ((base.contractNet ?? null) as string | null);
  const currency = priced?.currency ?? String(base.currency ?? '');
  const without = priced?.without ?? Number(base.linesWithoutCost ?? 0);
  const percent = priced
    ? knownPercent(priced.totals.plannedMarginPercent, priced.totals.plannedCost, without)
    : ((base.plannedMarginPercent ?? null) as string | null);
  return (
    <>
      <div data-figure>
        <dt>{t('field.project.contractNet')}</dt>
        <dd>
          {isWaiting ? '\u00a0' : net === null ? noValue : moneyText(net, currency, number)}
          {!isWaiting && net !== null && <small>{currency}</small>}
        </dd>
      </div>
      {isSeen(plannedMarginPercent, reader) && (
        <div data-figure>
          <dt>{t('project.head.margin')}</dt>
          <dd>
            {isWaiting ? (
              '\u00a0'
            ) : (
              <CostFigure without={without}>
                <MarginFigure percent={percent} />
              </CostFigure>
            )}
          </dd>
        </div>
      )}
    </>
  );
}

/** Nothing is left of what is not known. */
function knownPercent(percent: string | null, cost: string, without: number): string | null {
  return isCostKnown(cost, without) ? percent : null;
}
