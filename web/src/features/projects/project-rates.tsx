import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionCard } from '../../form/fields/section-card.tsx';
import { useEditing } from '../../form/state/editing-context.ts';

// Few projects have rates of their own: the lines do not wait for them.
const RateSection = lazy(async () => ({
  default: (await import('../../business/rates/rate-section.tsx')).RateSection,
}));

/** The rates that hold for this project alone. Leave it out where the reader sees no side of them. */
export function ProjectRates() {
  const { t } = useTranslation();
  const { form } = useEditing();
  return (
    <SectionCard name="rates" title={t('rates.section')}>
      <Suspense fallback={<p role="status">{t('rates.loading')}</p>}>
        <RateSection bearer={{ entity: 'project', id: form.id }} />
      </Suspense>
    </SectionCard>
  );
}
