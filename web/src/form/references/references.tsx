import styled from '@emotion/styled';
import type { Referred } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import { useTranslation } from 'react-i18next';
import { valueAt } from '../../records/changes/record-path.ts';
import { siblingPath, useReferenceName } from '../../records/values/field-value.tsx';
import { Chip } from '../../ui/badges/chip.tsx';
import { type BoundField, FieldCell, type FieldProps } from '../fields/field-cell.tsx';
import { useEditing, useForm } from '../state/editing-context.ts';
import type { Offer } from './combobox.tsx';
import { Reference } from './reference.tsx';
import { ReferenceCombobox } from './reference-combobox.tsx';
import { useUnchosen } from './use-unchosen.ts';

const Chips = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: 6, marginTop: 8, '&:empty': { display: 'none' } });

/** Records of another register, each chosen by typing its name and taken away one by one. */
export function References<Fields extends Record<string, Field>>(props: FieldProps<Fields>) {
  return (
    <FieldCell span={6} {...props}>
      {(field) => <ReferencesEntry field={field} />}
    </FieldCell>
  );
}

function ReferencesEntry({ field }: { field: BoundField }) {
  const { form } = useEditing();
  const noun = field.facts.refersTo ?? '';
  const beside = siblingPath(field.path);
  const ids = (field.value ?? []) as string[];
  const siblings = useForm(form, ({ values }) => valueAt(values, beside)) as readonly Referred[] | null;
  const typed = useUnchosen(field.path);

  function add({ id, label }: Offer): void {
    form.set(beside, [...(siblings ?? []), { id, label, isDeleted: false }]);
    field.set([...ids, id]);
  }

  function remove(gone: string): void {
    field.set(ids.filter((id) => id !== gone));
    document.getElementById(field.frame.id)?.focus();
  }

  return (
    <>
      <ReferenceCombobox
        {...field.frame}
        isRequired={false}
        noun={noun}
        reference={Reference}
        chosen={null}
        isOptional={false}
        taken={ids}
        onChoose={(offer) => offer && add(offer)}
        {...typed}
      />
      <Chips>
        {ids.map((id) => (
          <li key={id}>
            <Chosen noun={noun} id={id} sibling={siblings?.find((one) => one.id === id)} onRemove={() => remove(id)} />
          </li>
        ))}
      </Chips>
    </>
  );
}

interface ChosenProps {
  noun: string;
  id: string;
  /** What came along with the record; none for one that was chosen elsewhere. */
  sibling: Referred | undefined;
  onRemove: () => void;
}

function Chosen({ noun, id, sibling, onRemove }: ChosenProps) {
  const { t } = useTranslation();
  const name = useReferenceName(noun, id, sibling) ?? '…';
  const label = sibling?.isDeleted ? t('list.deletedRecord', { name }) : name;
  return <Chip remove={{ label: t('editor.removeTag', { tag: name }), run: onRemove }}>{label}</Chip>;
}
