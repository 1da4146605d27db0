import styled from '@emotion/styled';
import { taxPercentFor } from '@mandate/contract/project/figures/tax-percent-for.ts';
import type { LineType } from '@mandate/contract/project/line.ts';
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useEditing, useForm } from '../../../form/state/editing-context.ts';
import { useSettings } from '../../../records/reading/use-settings.ts';
import { useIsPhone } from '../../../ui/media/use-media.ts';
import { PageCard } from '../../../ui/page/page-card.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { numberText } from '../../../ui/values/value-texts.ts';
import { ExplainPlaceContext, useRoomBeside } from '../explain/explain-place.ts';
import type { WorkedLines } from '../hours/use-worked-lines.ts';
import type { LiveFigures } from '../live-figures.ts';
import type { ProjectSaving } from '../phone-bar.tsx';
import { useFrozen } from '../status/use-frozen.ts';
import { AddLines } from './add-lines.tsx';
import type { CellFacts } from './cells/cell-facts.ts';
import { ColumnsButton } from './cells/columns-button.tsx';
import { useUnitWords } from './cells/line-cells.tsx';
import { frozenOfLines, mayComeAndGo } from './cells/may-write.ts';
import { useNameMatching } from './delivery/use-name-matching.ts';
import { isBlank, newLine } from './edit-line.ts';
import { LineGrid } from './grid/line-grid.tsx';
import { insertLines, nextService } from './insert-and-remove-lines.ts';
import { LineCollisions } from './line-collisions.tsx';
import { useLineDraft } from './line-draft.ts';
import { LineProblemTargets } from './line-problem-targets.tsx';
import { LiveTotals } from './pricing/live-totals.tsx';
import { useLineRates } from './pricing/use-line-rates.ts';
import { useLineViews, usePricedLines } from './pricing/use-priced-lines.ts';
import { useTaxRates } from './pricing/use-tax-rates.ts';
import { useLines } from './use-lines.ts';

const LineCards = lazy(() => import('./cards/line-cards.tsx'));
const LineDialog = lazy(() => import('./cards/line-dialog.tsx'));
const PhoneBar = lazy(() => import('../phone-bar.tsx'));

const allKinds: readonly LineType[] = ['service', 'section', 'expense', 'discount', 'text'];
const otherKinds = allKinds.slice(1);

const nothing: ReadonlySet<string> = new Set();

const Anchor = styled('div')({
  scrollMarginTop: 52,
  borderRadius: 8,
  '&:focus:not(:focus-visible)': { outline: 'none' },
  // What explains a figure stands beside the lines, their top edges level.
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  '& > .beside': { alignSelf: 'stretch', width: 348, marginLeft: 14 },
  '& > .beside:empty': { display: 'none' },
});

const Empty = styled('p')(({ theme: { vars } }) => ({
  padding: '20px',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
}));

interface ProjectLinesProps {
  saving: ProjectSaving;
  figures: LiveFigures;
  /** What was worked on them; null before somebody did. */
  worked: WorkedLines | null;
}

/** The lines of a project: typed in a grid, on phones in cards, and what they come to. */
export function ProjectLines({ saving, figures, worked }: ProjectLinesProps) {
  const anchor = useRef<HTMLDivElement>(null);
  const hasRoom = useRoomBeside(anchor);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const { t } = useTranslation();
  const { form, reader, isReading } = useEditing();
  const isPhone = useIsPhone();
  const rates = useTaxRates();
  const unitWords = useUnitWords();
  const [lines, edits] = useLines(form);
  const { live, draft, drafted } = useLineDraft();
  const [target, setTarget] = useState<{ id: string; field?: string } | null>(null);
  // Of a phone, yet not of its cards: a phone may be turned while it is open.
  const [openId, setOpenId] = useState<string | null>(null);
  // What was gone to before the phone was turned is not gone to again.
  const [wasPhone, setWasPhone] = useState(isPhone);
  if (wasPhone !== isPhone) {
    setWasPhone(isPhone);
    setTarget(null);
  }
  const { isFrozen, mayChange } = useFrozen();
  const isLocked = isFrozen && !mayChange;
  const matching = useNameMatching(lines, edits, isReading);
  const pricing = useLineRates(lines, edits, isReading || isFrozen);
  const asking = useMemo(() => new Set([...matching, ...pricing]), [matching, pricing]);
  const priced = usePricedLines(form, lines, draft, rates);
  const { totals, currency } = priced;
  const views = useLineViews(form, priced, asking);
  const projectRateId = useForm(form, ({ values }) => (values.defaultTaxRateId ?? null) as string | null);
  const formats = useFormats();
  const { number: numberFormat } = formats;
  const { data: settings } = useSettings();

  const facts = useMemo((): CellFacts => {
    const unitsByWord = new Map([...unitWords].map(([unit, word]) => [word.toLowerCase(), unit]));
    const [before = '', after = ''] = t('project.toBeNamed', { role: '\n' }).split('\n');
    const enabled = settings?.['money.enabledCurrencies'];
    const currencies = Array.isArray(enabled) ? enabled.map(String) : [currency];
    const percent = `${numberText(taxPercentFor(null, projectRateId, rates), numberFormat)}\u00A0%`;
    return {
      numberFormat,
      currency,
      currencies,
      rates,
      noRate: t('project.defaultRate', { percent }),
      ownCurrency: t('project.ownCurrency', { currency }),
      unitsByWord,
      unitWords,
      dates: formats,
      openWords: { before, after },
      locked: isLocked ? frozenOfLines : nothing,
      worked,
    };
  }, [numberFormat, formats, currency, rates, projectRateId, unitWords, settings, isLocked, worked, t]);
  const open = isReading ? undefined : views.find(({ id }) => id === openId);
  const kinds = isReading ? [] : (isPhone ? otherKinds : allKinds).filter((type) => mayComeAndGo({ type }, facts));

  const goTo = useCallback((id: string, field: string) => setTarget({ id, field }), []);

  function close(): void {
    // Where the phone was turned meanwhile, what the focus came from is gone.
    setTarget(isPhone || !open ? null : { id: open.id });
    setOpenId(null);
  }

  function add(type: LineType): void {
    const last = lines.at(-1);
    if (type === 'service' && last?.type === 'service' && isBlank(last)) {
      setTarget({ id: last.id });
      return;
    }
    const line = type === 'service' ? nextService(lines, lines.length) : newLine(type);
    flushSync(() => void edits.edit((all) => insertLines(all, all.length, [line])));
    setTarget({ id: line.id });
  }

  return (
    <Anchor ref={anchor} id="lines" tabIndex={-1} role="group" aria-label={t('project.lines')}>
      <PageCard isFlush>
        <LineProblemTargets onGo={(id, field) => setTarget({ id, field })} />
        <LineCollisions />
        {views.length === 0 && <Empty>{t(kinds.length > 0 ? 'project.noLinesText' : 'project.noLinesRead')}</Empty>}
        {views.length > 0 &&
          (isPhone ? (
            <Suspense>
              <LineCards {...{ views, facts, isReading, reader, target }} onOpen={setOpenId} />
            </Suspense>
          ) : (
            <LineGrid {...{ views, facts, edits: isReading ? null : edits }} onDraft={drafted} target={target} />
          ))}
        {(kinds.length > 0 || !isPhone) && (
          <AddLines kinds={kinds} onAdd={add} end={!isPhone && views.length > 0 && <ColumnsButton />} />
        )}
        <ExplainPlaceContext value={place}>
          <LiveTotals lines={lines} draft={live} figures={figures} rates={rates} onGo={isReading ? null : goTo} />
        </ExplainPlaceContext>
      </PageCard>
      <Suspense>{open && <LineDialog {...{ view: open, lines, facts, edits, reader }} onClose={close} />}</Suspense>
      {hasRoom && <div ref={setPlace} className="beside" />}
      <Suspense>
        {isPhone && !isReading && (
          <PhoneBar saving={saving} contractNet={totals.contractNet} currency={currency} onAdd={() => add('service')} />
        )}
      </Suspense>
    </Anchor>
  );
}
