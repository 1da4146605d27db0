import Plus from 'lucide-react/icons/plus';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../../../form/fields/section-card.tsx';
import { useEditing } from '../../../../form/state/editing-context.ts';
import type { Row } from '../../../../records/changes/record-path.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { NamedNotice } from '../named-notice.tsx';
import { PartList } from '../part-list.tsx';
import { adderId, usePartRows } from '../part-rows.ts';
import { referredName } from '../referred-name.ts';
import { ProviderRow } from './provider-row.tsx';
import { ProviderText } from './provider-text.tsx';

/** Which firms deliver beside the own one, and what was agreed with them. */
export function ProjectProviders() {
  const { t } = useTranslation();
  const { isReading } = useEditing();
  const providers = usePartRows('providers');

  function remove(gone: Row): void {
    const name = referredName(gone, 'providerId') || t('projectParts.newProvider');
    providers.remove(gone, t('projectParts.providerRemoved', { name }));
  }

  return (
    <SectionCard name="providers" title={t('projectParts.providers')}>
      <PartList
        of={providers}
        empty={t(isReading ? 'projectParts.providersNone' : 'projectParts.providersEmpty')}
        acts={
          <Button
            id={adderId('providers')}
            size="toolbar"
            icon={<Plus aria-hidden="true" />}
            onClick={() => providers.add('providerId')}
          >
            {t('projectParts.addProvider')}
          </Button>
        }
      >
        {(row) => (isReading ? <ProviderText row={row} /> : <ProviderRow row={row} onRemove={() => remove(row)} />)}
      </PartList>
      <NamedNotice of={providers} field="providerId" />
    </SectionCard>
  );
}
