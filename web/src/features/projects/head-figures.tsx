import styled from '@emotion/styled';
import { isSeen } from '@mandate/contract/facts/fields.ts';
import { isCostKnown } from '@mandate/contract/project/figures/is-cost-known.ts';
import { project } from '@mandate/contract/project/project.ts';
import { useTranslation } from 'react-i18next';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { CostFigure } from '../../records/values/cost-figure.tsx';
import { MarginFigure } from '../../records/values/margin-figure.tsx';
import { phone } from '../../ui/media/phone.ts';
import { useFormats } from '../../ui/values/formats.ts';
import { tabular } from '../../ui/values/tabular.ts';
import { moneyText, noValue } from '../../ui/values/value-texts.ts';
import { type LiveFigures, useFigures } from './live-figures.ts';
import { useContractNet } from './use-contract-net.ts';

const Figures = styled('dl')(({ theme: { vars } }) => ({
  display: 'flex',
  flex: 'none',
  gap: '6px 28px',
  margin: 0,
  textAlign: 'right',
  '& dt': { fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  // As wide as most are, so that nothing moves when they come.
  '& > div': { minWidth: 72 },
  '& dd': {
    ...tabular,
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'flex-end',
    height: 24,
    fontSize: 18,
    lineHeight: '24px',
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '& > small': { marginLeft: 4, fontSize: 11, fontWeight: 400, color: vars.palette.ink3 },
    // The sign says it; a bar is for comparing rows.
    '& i': { display: 'none' },
  },
  [phone]: { marginTop: 6, textAlign: 'left', '& dd': { justifyContent: 'flex-start' } },
}));

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
  const net = useContractNet(live);
  const { contractNet, plannedMarginPercent } = project.fields;
  if (!isSeen(contractNet, reader)) return null;
  const isWaiting = net === undefined;
  const currency = priced?.currency ?? String(base.currency ?? '');
  const without = priced?.without ?? Number(base.linesWithoutCost ?? 0);
  const percent = priced
    ? knownPercent(priced.totals.plannedMarginPercent, priced.totals.plannedCost, without)
    : ((base.plannedMarginPercent ?? null) as string | null);
  return (
    <Figures style={{ visibility: isWaiting ? 'hidden' : undefined }}>
      <div>
        <dt>{t('field.project.contractNet')}</dt>
        <dd>
          {isWaiting ? '\u00a0' : net === null ? noValue : moneyText(net, currency, number)}
          {!isWaiting && net !== null && <small>{currency}</small>}
        </dd>
      </div>
      {isSeen(plannedMarginPercent, reader) && (
        <div>
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
    </Figures>
  );
}

/** Nothing is left of what is not known. */
function knownPercent(percent: string | null, cost: string, without: number): string | null {
  return isCostKnown(cost, without) ? percent : null;
}
