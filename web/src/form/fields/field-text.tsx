import styled from '@emotion/styled';
import type { Referred } from '@mandate/contract/facts/entity.ts';
import Lock from 'lucide-react/icons/lock';
import { lazy, Suspense } from 'react';
import { factsAt, valueAt } from '../../records/changes/record-path.ts';
import { ContactLink } from '../../records/values/contact-link.tsx';
import { FieldValue, siblingPath, useReferenceName } from '../../records/values/field-value.tsx';
import { Tag } from '../../ui/badges/chip.tsx';
import { moneyText, noValue } from '../../ui/values/value-texts.ts';
import { useEditing, useForm } from '../state/editing-context.ts';
import { BlockSkeleton } from './block-skeleton.tsx';

const RichTextView = lazy(() => import('../../rich-text/rich-text-view.tsx'));

const Pair = styled('dl')(({ theme: { vars } }) => ({
  margin: 0,
  '& > dt': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: vars.palette.ink3 },
  '& > dd': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 4,
    marginTop: 4,
    fontSize: 14,
    lineHeight: '20px',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    '& > span': { minWidth: 0 },
  },
  // Among controls the value stands as high as theirs.
  '&[data-among-controls] > dd:first-of-type': { alignItems: 'center', minHeight: 36 },
  '& > dd[data-lock]': {
    flexWrap: 'nowrap',
    gap: 6,
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
    '& > svg': { flex: 'none', width: 13, height: 13, marginTop: 1 },
  },
}));

interface FieldTextProps {
  path: string;
  label: string;
  /** The fields around it have controls. */
  isAmongControls?: boolean;
  /** Why it has none. */
  lock?: string;
}

/** A field as readers see it: its label and its value in words. */
export function FieldText({ path, label, isAmongControls = false, lock }: FieldTextProps) {
  const { form, entity } = useEditing();
  const value = useForm(form, ({ values }) => valueAt(values, path));
  const facts = factsAt(entity, path);
  return (
    <Pair data-among-controls={isAmongControls || undefined}>
      <dt>{label}</dt>
      <dd>
        {facts?.kind === 'reference' && typeof value === 'string' ? (
          <ReferenceText noun={facts.refersTo ?? ''} id={value} path={path} />
        ) : facts?.kind === 'references' ? (
          <ReferencesText path={path} />
        ) : facts?.form === 'richText' && typeof value === 'string' ? (
          <Suspense fallback={<BlockSkeleton height={40} />}>
            <RichTextView html={value} />
          </Suspense>
        ) : (facts?.form === 'email' || facts?.form === 'phone' || facts?.form === 'url') && value ? (
          <ContactLink form={facts.form} text={String(value)} />
        ) : facts?.kind === 'money' && value !== null ? (
          <AmountText amount={String(value)} currencyField={facts.currencyField} />
        ) : (
          <FieldValue entity={entity} path={path} value={value} />
        )}
      </dd>
      {lock !== undefined && (
        <dd data-lock>
          <Lock aria-hidden="true" />
          {lock}
        </dd>
      )}
    </Pair>
  );
}

// Readers may not be allowed to ask for the record itself; its name came along with this one.
function ReferenceText({ noun, id, path }: { noun: string; id: string; path: string }) {
  const { form } = useEditing();
  const sibling = useForm(form, ({ values }) => valueAt(values, siblingPath(path)));
  return useReferenceName(noun, id, sibling) ?? noValue;
}

function AmountText({ amount, currencyField = '' }: { amount: string; currencyField: string | undefined }) {
  const { form } = useEditing();
  const currency = useForm(form, ({ values }) => String(values[currencyField] ?? ''));
  return `${moneyText(amount, currency)} ${currency}`;
}

function ReferencesText({ path }: { path: string }) {
  const { form } = useEditing();
  const siblings = useForm(form, ({ values }) => valueAt(values, siblingPath(path))) as readonly Referred[] | null;
  if (!siblings?.length) return noValue;
  return siblings.map(({ id, label }) => <Tag key={id}>{label}</Tag>);
}
