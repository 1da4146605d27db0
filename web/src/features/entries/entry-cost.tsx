import { type EntryRow, entry } from '@mandate/contract/entities/entry.ts';
import { useTranslation } from 'react-i18next';
import { FieldHint } from '../../form/fields/section-card.tsx';
import { useEditing, useForm } from '../../form/state/editing-context.ts';
import { costSourceText } from '../../records/values/cost-source-text.ts';
import { fieldLabel } from '../../records/words/words.ts';
import { useFormats } from '../../ui/values/formats.ts';
import { moneyText } from '../../ui/values/value-texts.ts';
import { Facts } from './facts.tsx';

/** What an entry costs and where that comes from, for who may see it. */
export function EntryCost() {
  const { t } = useTranslation();
  const { form, isNew } = useEditing();
  const record = useForm(form, ({ base }) => base) as Partial<EntryRow>;
  const { number } = useFormats();
  if (isNew || !record.costSource) return <FieldHint>{t(isNew ? 'entries.costLater' : 'entries.noCost')}</FieldHint>;
  const { cost = null, currency, costBase = null, baseCurrency, costSource } = record;
  return (
    <Facts
      facts={[
        [fieldLabel(entry, 'cost'), moneyText(cost, currency ?? '', number)],
        ...(baseCurrency === currency
          ? []
          : [[fieldLabel(entry, 'costBase'), moneyText(costBase, baseCurrency ?? '', number)] as const]),
        [t('entries.source'), costSourceText(costSource)],
      ]}
    />
  );
}
