import { service } from '@mandate/contract/entities/service.ts';
import { units } from '@mandate/contract/values/units.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstHourKey } from '../../../business/first-hour/use-first-hour.ts';
import { newRecordId } from '../../../form/state/new-record-id.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { CallError, call } from '../../../lib/calls/call.ts';
import { problemSentence } from '../../../records/words/record-words.ts';
import { choiceLabel } from '../../../records/words/words.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { TypedTable } from '../rows/typed-table.tsx';
import { useTypedRows } from '../rows/use-typed-rows.ts';
import { StepActions } from '../step-actions.tsx';
import type { StepFormProps } from '../step-context.ts';
import { StepFrame, StepText } from '../step-frame.tsx';

const fields = ['name', 'unit', 'unitPrice'];

interface Category {
  id: string;
  name: string;
}

/** What the firm sells and for how much, several at once, in one category. */
export default function ServicesStep({ rows: parameters }: StepFormProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const typed = useTypedRows('first hour services', fields, { unit: 'day' });
  const [category, setCategory] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const { data: categories = [] } = useQuery({
    queryKey: ['grid', 'service-category', 'names'],
    queryFn: async ({ signal }) => {
      const query = { pageSize: 200, fields: ['name'], total: 'none' };
      return (await call<{ rows: Category[] }>('POST', '/service-category/get-grid', query, { signal, quiet: true }))
        .rows;
    },
  });
  const named = category ?? categories[0]?.name ?? t('firstHour.step.services.firstCategory');
  const currency = String(parameters.get('money.baseCurrency')?.value ?? '');
  const columns = [
    { field: 'name', label: t('field.service.name'), share: 4, isRequired: true },
    {
      field: 'unit',
      label: t('field.service.unit'),
      share: 2,
      choices: units.map((value) => ({ value, label: choiceLabel(service, 'unit', value) })),
    },
    { field: 'unitPrice', label: t('field.service.unitPrice'), share: 2, unit: currency },
  ];

  /** The category that is called so, made where there is none. */
  async function categoryId(): Promise<string | null> {
    const known = categories.find(({ name }) => name.toLowerCase() === named.trim().toLowerCase());
    if (known) return known.id;
    try {
      const body = { id: newRecordId(), name: named.trim() };
      return (await call<Category>('POST', '/service-category/save', body, { quiet: true })).id;
    } catch (refused) {
      if (!(refused instanceof CallError)) throw refused;
      const error = refused.fieldErrors[0];
      setProblem(error ? problemSentence(error) : refused.message);
      return null;
    } finally {
      await queries.invalidateQueries({ queryKey: ['grid', 'service-category'] });
    }
  }

  async function save(): Promise<boolean> {
    setProblem(undefined);
    if (typed.isEmpty) return true;
    const id = await categoryId();
    if (id === null) return false;
    const isSaved = await typed.save(async (row) => {
      const { unitPrice = '', ...cells } = row.cells;
      const body = { id: row.id, categoryId: id, ...cells, ...(unitPrice !== '' && { unitPrice }) };
      await call('POST', '/service/save', body, { quiet: true });
    });
    await queries.invalidateQueries({ queryKey: ['grid', 'service'] });
    await queries.invalidateQueries({ queryKey: firstHourKey });
    return isSaved;
  }

  return (
    <StepFrame role="group" aria-label={t('firstHour.step.services.name')}>
      <StepText style={{ marginBottom: 10 }}>{t('firstHour.step.services.how')}</StepText>
      <div style={{ maxWidth: 320, marginBottom: 10 }}>
        <TextField
          label={t('field.service.categoryId')}
          isRequired
          hint={categories.length === 0 ? t('firstHour.step.services.categoryHint') : undefined}
          error={problem}
          autoComplete="off"
          list="first-hour-categories"
          value={named}
          onChange={({ target }) => setCategory(target.value)}
        />
        <datalist id="first-hour-categories">
          {categories.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
      </div>
      <TypedTable columns={columns} typed={typed} label={t('firstHour.step.services.name')} />
      <StepActions
        save={save}
        isSaving={typed.isSaving}
        keptAt={typed.keptAt}
        others={
          <LinkButton to={paths.services.import} icon={<Upload aria-hidden="true" />}>
            {t('firstHour.step.services.import')}
          </LinkButton>
        }
      />
    </StepFrame>
  );
}
