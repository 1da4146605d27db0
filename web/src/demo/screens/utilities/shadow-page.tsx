import { useTranslation } from 'react-i18next';
import { PageCard } from '../../../ui/page-card.tsx';
import { shadowClasses } from './classes/shadow-classes.ts';
import { Legend } from './legend.tsx';
import { SampleTable } from './sample-table.tsx';
import { ClassName, Lead, UtilityPage } from './utility-page.tsx';

/** Helper classes of shadows. */
export default function ShadowPage() {
  const { t } = useTranslation();
  return (
    <UtilityPage title={t('demo.utilities.title.shadow')}>
      <PageCard title={t('demo.utilities.howNamed')}>
        <Lead>{t('demo.utilities.shadow.about')}</Lead>
        <Legend
          parts={[
            ['elevation-z', t('demo.utilities.shadow.part.shadow')],
            ['size', t('demo.utilities.shadow.part.size')],
          ]}
        />
      </PageCard>
      <PageCard title={t('demo.utilities.classes')} isFlush>
        <SampleTable
          label={t('demo.utilities.classes')}
          heads={(['className', 'example'] as const).map((head) => t(`demo.utilities.head.${head}`))}
          rows={shadowClasses.map(({ name }) => ({
            name,
            cells: [
              <ClassName key="name">{name}</ClassName>,
              <div key="example" className="py-6 px-2">
                <div className={`${name} bg-paper border-radius-4 h-40 max-w-200`} />
              </div>,
            ],
          }))}
        />
      </PageCard>
    </UtilityPage>
  );
}
