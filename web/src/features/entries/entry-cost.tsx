import { type EntryRow, entry } from '@mandate/contract/entities/entry.ts';
import { useTranslation } from 'react-i18next';
import { FieldHint } from '../../form/fields/section-card.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { costSourceText } from '../../records/values/cost-source-text.ts';
import { fieldLabel } from '../../records/words/words.ts';
import { Money } from '../../ui/values/figure.tsx';
import { Facts } from './facts.tsx';

/** What an entry costs and where that comes from, for who may see it. */
export function EntryCost() {
  const { t } = useTranslation();
  const { form, isNew } = useEditing();
  const record = useForm(form, ({ base }) => base) as Partial<EntryRow>;
  if (isNew || !record.costSource) return <FieldHint>{t(isNew ? 'entries.costLater' : 'entries.noCost')}</FieldHint>;
  const { cost = null, currency, costBase = null, baseCurrency, costSource } = record;
  return (
    <Facts
      facts={[
        [fieldLabel(entry, 'cost'), <Money key="cost" amount={cost} currency={currency ?? ''} />],
        ...(baseCurrency === currency
          ? []
          : [
              [
                fieldLabel(entry, 'costBase'),
                <Money key="base" amount={costBase} currency={baseCurrency ?? ''} />,
              ] as const,
            ]),
        [t('entries.source'), costSourceText(costSource)],
      ]}
    />
  );
}
