import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { ImportField } from '../import-calls.ts';

interface FieldChoiceProps {
  header: string;
  field: string | null;
  fields: readonly ImportField[];
  /** Which column goes to each field. */
  takenBy: ReadonlyMap<string, string>;
  onChoose: (header: string, field: string | null) => void;
}

/** The field a column goes to; one that another column goes to cannot be chosen and says so. */
export function FieldChoice({ header, field, fields, takenBy, onChoose }: FieldChoiceProps) {
  const { t } = useTranslation();
  const choices = fields.map(({ path, label, isRequired }) => {
    const other = takenBy.get(path);
    const isTaken = other !== undefined && other !== header;
    const name = isRequired ? t('import.requiredField', { label }) : label;
    return { value: path, label: isTaken ? t('import.takenField', { label, header: other }) : name, isOff: isTaken };
  });
  return (
    <SelectField
      size="toolbar"
      label={t('import.goesToOf', { header })}
      isLabelHidden
      none={t('import.leaveOut')}
      choices={choices}
      value={field ?? ''}
      onChange={(event) => onChoose(header, event.target.value || null)}
    />
  );
}
