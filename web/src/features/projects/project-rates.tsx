import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditing } from '../../resources/editor/record-context.ts';
import { SectionCard } from '../../resources/editor/section-card.tsx';

// Few projects have rates of their own: the lines do not wait for them.
const RateSection = lazy(async () => ({
  default: (await import('../../resources/rate/rate-section.tsx')).RateSection,
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
