import styled from '@emotion/styled';
import { isCostKnown } from '@mandate/contract/project/figures/is-cost-known.ts';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { showError, showSuccess } from '../../../lib/frame/show-success-and-errors.ts';
import { CostFigure } from '../../../records/values/cost-figure.tsx';
import { shortPercent } from '../../../records/values/short-percent.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TooltipIconButton } from '../../../ui/buttons/tooltip-icon-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { barredTotals, CostBar } from './cost-bar.tsx';
import { ExplainSurface } from './explain-surface.tsx';
import type { ExplainedFigure } from './explained-figure.ts';
import type { ExplainedProject } from './explained-project.ts';
import { explanationInWords, type Word } from './explanation-in-words.ts';
import { ExplanationRows } from './explanation-rows.tsx';
import { explanationText } from './explanation-text.ts';
import type { Lacking } from './missing-figures.ts';
import { RatesUsed, useRateTexts } from './rates-used.tsx';
import { usedRates } from './used-rates.ts';

const Body = styled('div')(({ theme: { vars } }) => ({
  padding: '20px 20px 24px',
  fontSize: 13,
  lineHeight: '20px',
  [phone]: { paddingInline: 16 },
  '& > .figure': { ...tabular, fontSize: 28, lineHeight: '36px', fontWeight: 600, overflowWrap: 'anywhere' },
  '& > .figure > small': { marginLeft: 6, fontSize: 13, fontWeight: 400, color: vars.palette.ink3 },
  '& > .sentence, & > .rounding': { fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  '& > .rounding': { marginTop: 12 },
}));

const Block = styled('section')(({ theme: { vars } }) => ({
  marginTop: 20,
  '& > h3': { marginBottom: 6, fontSize: 13, lineHeight: '20px', fontWeight: 600 },
  '& > div + div': { marginTop: 8 },
  '& > div button': { display: 'flex', marginTop: 8 },
  '& > ul.left': {
    display: 'grid',
    gap: 4,
    '& > li': { display: 'flex', justifyContent: 'space-between', gap: 12 },
    '& > li > span:last-of-type:not(:only-child)': { ...tabular, flex: 'none', color: vars.palette.ink3 },
  },
}));

const remedies = {
  noPrice: 'explain.priceNow',
  noCost: 'explain.costNow',
  noExchangeRate: 'explain.exchangeNow',
} as const;

interface ExplainPanelProps {
  isOpen: boolean;
  project: ExplainedProject;
  figure: ExplainedFigure;
  /** What lines lack that the figure depends on. */
  lacking: readonly Lacking[];
  onClose: () => void;
  onLeft: () => void;
  /** Leads to the cell of a line; null where lines are for reading. */
  onGo: ((lineId: string, field: string) => void) | null;
}

/**
 * How a figure came about: the figure, the sentence, the sum, the rates it depends on, what was left out, what to do. It says what is on the
 * screen, also what is not saved yet.
 */
export default function ExplainPanel({ isOpen, project, figure, lacking, onClose, onLeft, onGo }: ExplainPanelProps) {
  const { t } = useTranslation();
  const { number: numberFormat } = useFormats();
  const word: Word = (key, params = {}) => t(`explain.${key}` as 'explain.close', params);
  const said = explanationInWords(project, figure, word, numberFormat);
  const sources = usedRates(project, figure);
  const rates = useRateTexts(sources);
  const { totals, currency } = project;
  const isPercent = said?.figure.endsWith('%') ?? false;
  const unit = isPercent || said?.rows.length === 0 ? '' : currency;
  // What a single line lacks is its whole figure.
  const costless = figure.lineId === null ? lacking.filter(({ reason }) => reason !== 'noPrice') : [];
  const without = costless.reduce((count, { lineIds }) => count + lineIds.length, 0);
  const title = word('title', { figure: said?.name ?? '' });

  async function copy(): Promise<void> {
    if (!said) return;
    const words = { title: said.name, currency: unit, rates: t('explain.rates'), leftOut: t('explain.leftOutTitle') };
    try {
      await navigator.clipboard.writeText(explanationText(said, rates, words));
      showSuccess(t('explain.copied'));
    } catch {
      showError(t('explain.notCopied'));
    }
  }

  return (
    <ExplainSurface
      isOpen={isOpen}
      onClose={onClose}
      onLeft={onLeft}
      title={title}
      closeLabel={t('explain.close')}
      acts={
        <TooltipIconButton label={t('explain.copy')} icon={<Copy aria-hidden="true" />} onClick={() => void copy()} />
      }
    >
      {said && (
        <Body>
          <p className="figure">
            <CostFigure without={without}>{said.figure}</CostFigure>
            {unit !== '' && <small>{unit}</small>}
            {figure.field === 'plannedMargin' && totals.plannedMarginPercent !== null && (
              <small>{shortPercent(totals.plannedMarginPercent, numberFormat)}</small>
            )}
          </p>
          <p className="sentence">
            {said.sentence}
            {project.isUnsaved && `, ${t('explain.unsaved')}`}
          </p>
          {figure.lineId === null &&
            barredTotals.includes(figure.field) &&
            isCostKnown(totals.plannedCost, without) && <CostBar totals={totals} numberFormat={numberFormat} />}
          <Titled title={t('explain.sum')}>
            <ExplanationRows rows={said.rows} />
          </Titled>
          <p className="rounding">{said.rounding}</p>
          {rates.length > 0 && (
            <Titled title={t('explain.rates')}>
              <RatesUsed rates={rates} tried={figure.lineId === null ? [] : (sources[0]?.source.tried ?? [])} />
            </Titled>
          )}
          {said.leftOut.length > 0 && (
            <Titled title={t('explain.leftOutTitle')}>
              <ul className="left">
                {said.leftOut.map(({ key, label, value }) => (
                  <li key={key}>
                    <span>{label}</span>
                    {value !== null && <span>{value}</span>}
                  </li>
                ))}
              </ul>
            </Titled>
          )}
          {lacking.length > 0 && (
            <Titled title={t('explain.toDo')}>
              {lacking.map(({ reason, field, lineIds }) => (
                <Notice key={reason} kind="caution">
                  {t(`explain.${reason}`, { count: lineIds.length })}. {t(remedies[reason])}{' '}
                  {onGo && (
                    <Button size="row" onClick={() => onGo(lineIds[0] ?? '', field)}>
                      {t('explain.openLine')}
                    </Button>
                  )}
                </Notice>
              ))}
            </Titled>
          )}
        </Body>
      )}
    </ExplainSurface>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Block aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Block>
  );
}
