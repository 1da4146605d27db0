import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { narrow } from '../../ui/media/phone.ts';
import type { ListState } from '../state/list-state.ts';

const Place = styled('div')({ width: 110, [narrow]: { width: 124 } });

interface DeletedChoiceProps {
  value: ListState['deleted'];
  onChange: (value: ListState['deleted']) => void;
}

/** Which records a list shows: those in use, those removed, all of them. For who may restore. */
export function DeletedChoice({ value, onChange }: DeletedChoiceProps) {
  const { t } = useTranslation();
  return (
    <Place>
      <SelectField
        label={t('list.deletedRows')}
        isLabelHidden
        size="toolbar"
        choices={[
          { value: 'exclude', label: t('list.live') },
          { value: 'only', label: t('list.deletedOnly') },
          { value: 'include', label: t('list.all') },
        ]}
        value={value}
        onChange={(event) => onChange(event.target.value as ListState['deleted'])}
      />
    </Place>
  );
}
