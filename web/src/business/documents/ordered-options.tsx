import styled from '@emotion/styled';
import type { DocumentRow } from '@mandate/contract/entities/document.ts';
import { useTranslation } from 'react-i18next';
import { type StoredRecord, useRecord } from '../../records/reading/use-record.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { FieldSet } from '../../ui/fields/field-set.tsx';
import { Money } from '../../ui/values/figure.tsx';

const Choices = styled(FieldSet)(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 8,
  '& > div': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12 },
  '& > div > span:last-of-type': { color: vars.palette.text.primary },
}));

interface Line {
  id: string;
  type: string;
  description: string;
  isOptional: boolean;
  net?: string | null;
}

interface OrderedOptionsProps {
  document: DocumentRow;
  chosen: readonly string[];
  onChoose: (lineIds: readonly string[]) => void;
}

/** The options of a quote, each to be ticked that was ordered besides; nothing where it has none. */
export function OrderedOptions({ document, chosen, onChoose }: OrderedOptionsProps) {
  const { t } = useTranslation();
  const { data } = useRecord<StoredRecord & { lines: readonly Line[] }>('project', document.projectId);
  const options = (data?.lines ?? []).filter(({ isOptional }) => isOptional);
  if (options.length === 0) return null;
  return (
    <Choices>
      <legend>{t('documents.answer.options')}</legend>
      {options.map(({ id, description, net }) => (
        <div key={id}>
          <Checkbox
            checked={chosen.includes(id)}
            label={description.split('\n', 1)[0] ?? ''}
            onChange={({ target }) => onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
          <Money amount={net ?? null} currency={document.currency} />
        </div>
      ))}
    </Choices>
  );
}
