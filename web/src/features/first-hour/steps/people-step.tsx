import { useQueryClient } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { useTranslation } from 'react-i18next';
import { firstHourKey } from '../../../business/first-hour/use-first-hour.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { call } from '../../../lib/calls/call.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { TypedTable } from '../rows/typed-table.tsx';
import { useTypedRows } from '../rows/use-typed-rows.ts';
import { StepActions } from '../step-actions.tsx';
import { StepFrame, StepText } from '../step-frame.tsx';

const fields = ['firstName', 'lastName', 'workEmail', 'jobTitle'] as const;

/** The people of the firm, several at once. */
export default function PeopleStep() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const typed = useTypedRows('first hour people', fields);
  const columns = fields.map((field) => ({
    field,
    label: t(`field.personnel.${field}`),
    share: field === 'workEmail' ? 3 : 2,
    isRequired: field !== 'jobTitle',
  }));

  async function save(): Promise<boolean> {
    const isSaved = await typed.save(async ({ id, cells }) => {
      const { jobTitle = '', ...needed } = cells;
      const body = { id, ...needed, ...(jobTitle.trim() !== '' && { jobTitle }) };
      await call('POST', '/personnel/save', body, { quiet: true });
    });
    await queries.invalidateQueries({ queryKey: ['grid', 'personnel'] });
    await queries.invalidateQueries({ queryKey: firstHourKey });
    return isSaved;
  }

  return (
    <StepFrame role="group" aria-label={t('firstHour.step.people.name')}>
      <StepText style={{ marginBottom: 10 }}>{t('firstHour.step.people.how')}</StepText>
      <TypedTable columns={columns} typed={typed} label={t('firstHour.step.people.name')} />
      <StepActions
        save={save}
        isSaving={typed.isSaving}
        keptAt={typed.keptAt}
        others={
          <LinkButton to={paths.personnels.import} icon={<Upload aria-hidden="true" />}>
            {t('firstHour.step.people.import')}
          </LinkButton>
        }
      />
    </StepFrame>
  );
}
