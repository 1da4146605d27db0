import type { Field } from '@mandate/contract/fields.ts';
import type { GridPage } from '@mandate/contract/grid.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api.ts';
import { useEditing, useForm } from '../editor/record-context.ts';
import { valueAt } from '../editor/record-path.ts';
import { type BoundField, FieldCell, type FieldProps } from './field-cell.tsx';
import { Combobox, type Offer } from './field-combobox.tsx';
import { siblingPath, useReferenceName } from './field-value.tsx';

/** How many records are offered at once. */
const offered = 20;

/**
 * Records of a register that are active and whose name or code has the words typed.
 * @param text null asks for nothing
 */
export function useOffers(noun: string, text: string | null): readonly Offer[] | undefined {
  const search = text?.trim() ?? '';
  const { label, fields } = entityNamed(noun);
  const { data } = useQuery({
    queryKey: ['pick', noun, search],
    queryFn: ({ signal }) =>
      call<GridPage<Record<string, unknown>>>(
        'POST',
        `/${noun}/get-grid`,
        {
          pageSize: offered,
          total: 'none',
          ...(search !== '' && { search }),
          ...(fields.isActive && { filter: { all: [{ field: 'isActive', operator: 'is', value: true }] } }),
        },
        { signal },
      ),
    enabled: text !== null,
    placeholderData: keepPreviousData,
  });
  return data?.rows.map((row) => ({
    id: String(row.id),
    label: String(row[label] ?? ''),
    path: row.path === row[label] ? '' : String(row.path ?? ''),
    code: String(row.code ?? row.email ?? ''),
  }));
}

/** A record of another register, chosen by typing its name. */
export function Reference<Fields extends Record<string, Field>>(props: FieldProps<Fields>) {
  return <FieldCell {...props}>{(field) => <ReferenceEntry field={field} />}</FieldCell>;
}

function ReferenceEntry({ field }: { field: BoundField }) {
  const { t } = useTranslation();
  const { form } = useEditing();
  const [text, setText] = useState<string | null>(null);
  const noun = field.facts.refersTo ?? '';
  const offers = useOffers(noun, text);
  const id = typeof field.value === 'string' ? field.value : null;
  const beside = siblingPath(field.path);
  const sibling = useForm(form, ({ values }) => valueAt(values, beside));
  const name = useReferenceName(noun, id, sibling);
  const isDeleted = (sibling as { id: string; isDeleted?: boolean } | null)?.isDeleted && id !== null;

  function choose(offer: Offer | null): void {
    form.set(beside, offer && { id: offer.id, label: offer.label, isDeleted: false });
    field.set(offer?.id ?? null);
  }

  return (
    <Combobox
      {...field.frame}
      hint={isDeleted ? t('editor.isDeleted') : field.frame.hint}
      chosen={name ?? ''}
      isOptional={field.facts.isOptional}
      offers={offers}
      onSearch={setText}
      onChoose={choose}
    />
  );
}
