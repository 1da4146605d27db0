import styled from '@emotion/styled';
import { besideOfField } from '@mandate/contract/facts/beside.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import type { Field } from '@mandate/contract/facts/fields.ts';
import X from 'lucide-react/icons/x';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../../../form/state/editing-context.ts';
import { i18n } from '../../../lib/i18n/i18n.ts';
import { controlId } from '../../../records/changes/record-path.ts';
import { fieldLabel } from '../../../records/words/words.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { BulkControl } from './bulk-control.tsx';
import { type ChosenField, isListed, modesOf } from './bulk-form.ts';
import { PriceWayField } from './price-way-field.tsx';

const Row = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr) 36px',
  alignItems: 'start',
  gap: 12,
  padding: 12,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  // What has no label above it stands as high as the control that has one.
  '& > :not([data-labelled])': { marginTop: 20 },
  '& > p': { minHeight: 36, fontSize: 13, lineHeight: '36px' },
  [phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) 44px',
    '& > :not([data-labelled])': { marginTop: 0 },
    '& > [data-value]': { gridColumn: '1 / -1', gridRow: 2 },
  },
}));

const Said = styled('div')({ marginTop: 12 });

/** What a way to change a field is called: a list that is set loses what it had. */
function modeWord(facts: Field, mode: ChosenField['mode']): string {
  return i18n.t(mode === 'set' && isListed(facts) ? 'bulk.mode.replace' : `bulk.mode.${mode}`);
}

interface ChosenRowProps {
  entity: Entity;
  chosen: ChosenField;
  facts: Field | undefined;
  /** What is wrong with what is said of prices. */
  error: string | undefined;
  onSaid: (beside: ChosenField['beside']) => void;
  onMode: (mode: ChosenField['mode']) => void;
  onDrop: () => void;
}

/** One field that is changed: how, and to what. */
export function ChosenRow({
  entity,
  chosen: { name, mode, beside },
  facts,
  error,
  onSaid,
  onMode,
  onDrop,
}: ChosenRowProps) {
  const { t } = useTranslation();
  const { scope } = useEditing();
  if (!facts) return null;
  const label = fieldLabel(entity, name);
  const key = besideOfField(entity, name);
  return (
    <Row>
      <SelectField
        label={t('bulk.how', { field: label })}
        isLabelHidden
        choices={modesOf(facts).map((one) => ({ value: one, label: modeWord(facts, one) }))}
        value={mode}
        onChange={({ target }) => onMode(target.value as ChosenField['mode'])}
      />
      {mode === 'empty' ? (
        <p data-value>{t('bulk.becomesEmpty', { field: label })}</p>
      ) : (
        <div data-value data-labelled>
          <BulkControl name={name} facts={facts} />
          {key !== null && (
            <Said>
              <PriceWayField
                id={controlId(key, scope)}
                none={t('currencyChange.many.choose')}
                error={error}
                value={beside}
                onChoose={onSaid}
              />
            </Said>
          )}
        </div>
      )}
      <IconButton label={t('bulk.dropField', { field: label })} icon={<X aria-hidden="true" />} onClick={onDrop} />
    </Row>
  );
}
