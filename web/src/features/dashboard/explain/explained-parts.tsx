import styled from '@emotion/styled';
import type { MetricExplanation } from '@mandate/contract/overview/dashboard.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../lib/addresses/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { useFormats } from '../../../ui/values/formats.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { dateText, noValue } from '../../../ui/values/value-texts.ts';
import { type Metrics, useMetrics } from '../metrics/use-metrics.ts';

/** How many parts are shown until all are asked for. */
const few = 12;

type Part = MetricExplanation['parts'][number];
type Value = Part['values'][number];

const Parts = styled('ul')(({ theme: { vars } }) => ({
  '& > li': { padding: '7px 0', borderTop: `1px solid ${vars.palette.divider}` },
  // A single figure stands at the right of its name, so that the figures line up.
  '& > [data-single]': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 12,
    '& dl': { flex: 'none', fontSize: 13, lineHeight: '20px' },
  },
  '& .name': { fontWeight: 500, overflowWrap: 'anywhere' },
  '& dl': {
    ...tabular,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 14px',
    margin: 0,
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
  },
  '& dl > div': { display: 'flex', gap: 4 },
  '& dt': { color: vars.palette.ink3 },
  '& dd': { margin: 0 },
}));

/** What a figure adds up from, each part with its figures and the way to its record. */
export function ExplainedParts({ explanation, currency }: { explanation: MetricExplanation; currency: string }) {
  const { t } = useTranslation();
  const figures = useMetrics(currency);
  const formats = useFormats();
  const [isWhole, setIsWhole] = useState(false);
  const { parts, count, rest } = explanation;
  if (parts.length === 0) return null;
  const shown = isWhole ? parts : parts.slice(0, few);
  const hidden = count - parts.length;

  function written({ kind, value }: Value): string {
    if (value === null) return noValue;
    if (kind === 'date') return dateText(value, formats);
    if (kind === 'count') return figures.count(Number(value));
    if (kind === 'decision') return t(`dashboard.decision.${value === 'won' ? 'won' : 'lost'}`);
    return figures.exactOf(kind, value);
  }

  return (
    <>
      <h3>{t('dashboard.parts', { count, shown: figures.count(count) })}</h3>
      <Parts>
        {shown.map((part) => (
          <li key={`${part.id} ${part.label}`} data-single={part.values.length === 1 || undefined}>
            <PartName of={part} />
            <dl>
              {part.values.map((value) => (
                <div key={value.name}>
                  {part.values.length === 1 ? (
                    <VisuallyHidden as="dt">{t(`dashboard.value.${value.name}`)}</VisuallyHidden>
                  ) : (
                    <dt>{t(`dashboard.value.${value.name}`)}</dt>
                  )}
                  <dd>{written(value)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </Parts>
      {parts.length > few && (
        <Button look="quiet" size="row" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('explain.showFewer') : t('explain.showAll', { count: parts.length })}
        </Button>
      )}
      {hidden > 0 && <p>{hiddenText(hidden, rest, figures)}</p>}
    </>
  );

  function hiddenText(more: number, amount: string | null, { count: written, money }: Metrics): string {
    const said = { count: more, shown: written(more) };
    return amount === null
      ? t('dashboard.moreParts', said)
      : t('dashboard.restParts', { ...said, amount: money(amount) });
  }
}

function PartName({ of: { page, opens, label } }: { of: Part }) {
  if (page === null || opens === null) return <span className="name">{label}</span>;
  return (
    <Link className="name" to={paths[page].record(opens)}>
      {label}
    </Link>
  );
}
