import styled from '@emotion/styled';
import type { Values } from '@mandate/contract/changes/merge.ts';
import { siblingOf } from '@mandate/contract/facts/entity.ts';
import { project } from '@mandate/contract/project/project.ts';
import { useTranslation } from 'react-i18next';
import { useEditing, useForm } from '../../../form/state/editing-context.ts';
import { fieldLabel } from '../../../records/words/words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { noValue, numberText, percentText } from '../../../ui/values/value-texts.ts';
import type { CustomerTerms } from './customer-terms.ts';
import type { TermsNews } from './use-customer-terms.ts';

const Line = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 12px',
  '& > span': { flex: '1 1 260px', minWidth: 0 },
});

interface TermsTextProps {
  news: TermsNews;
  take: (terms: CustomerTerms) => void;
}

/** What the choice of a customer changed, in words. */
export default function TermsText({ news, take }: TermsTextProps) {
  const { t } = useTranslation();
  const { form } = useEditing();
  const values = useForm(form, (state) => state.values);
  const { customer, taken, left, other, undo } = news;
  const sentences = [
    ...left.map(({ field, person }) => t('customerTerms.left', { field: fieldLabel(project, field), person })),
    ...(taken.length > 0 ? [t('customerTerms.taken', { customer, terms: listed(taken, values) })] : []),
    ...(other
      ? [
          t('customerTerms.other', {
            customer,
            terms: listed(Object.keys(other.values), { ...other.values, ...other.siblings }),
          }),
        ]
      : []),
  ];
  return (
    <Notice>
      <Line>
        <span>{sentences.join(' ')}</span>
        {other && (
          <Button size="row" onClick={() => take(other)}>
            {t('customerTerms.take')}
          </Button>
        )}
        {undo && (
          <Button size="row" look="quiet" onClick={undo}>
            {t('customerTerms.undo')}
          </Button>
        )}
      </Line>
    </Notice>
  );
}

function listed(names: readonly string[], values: Values): string {
  return names.map((name) => `${fieldLabel(project, name)}: ${termText(name, values)}`).join('; ');
}

function termText(name: string, values: Values): string {
  const value = values[name] ?? null;
  if (value === null) return noValue;
  const sibling = values[siblingOf(name)] as { label?: string } | null | undefined;
  if (project.fields[name as 'currency']?.kind === 'reference') return sibling?.label ?? noValue;
  if (name === 'discountPercent') return percentText(String(value));
  return name === 'hoursPerDay' ? numberText(String(value)) : String(value);
}
