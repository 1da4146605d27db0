import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { useTranslation } from 'react-i18next';
import { textSizes, textStyleClasses } from './classes/typography-classes.ts';
import { SampleList } from './sample-list.tsx';
import { SampleTable } from './sample-table.tsx';
import { ClassName, UtilityPage } from './utility-page.tsx';

const sentence = 'The quiet harbour of Port Ellery';
const spacedLines = 'Two   spaces\n   and a new line, kept as they were written in the file';

const unbroken = new Set(['whitespace-pre', 'whitespace-no-wrap']);

/** Helper classes of text: sizes, weights, letters and lines. */
export default function TypographyPage() {
  const { t } = useTranslation('demo');
  return (
    <UtilityPage title={t('utilities.title.typography')}>
      <PageCard title={t('utilities.typography.sizes')} isFlush>
        <SampleTable
          label={t('utilities.typography.sizes')}
          heads={(['className', 'size', 'example'] as const).map((head) => t(`utilities.head.${head}`))}
          rows={textSizes.map(({ name, size }) => ({
            name,
            cells: [
              <ClassName key="name">{name}</ClassName>,
              size,
              <span key="example" className={name}>
                {sentence}
              </span>,
            ],
          }))}
        />
      </PageCard>
      <PageCard title={t('utilities.typography.styles')} isFlush>
        <SampleList
          samples={textStyleClasses.map(({ name }) => ({
            name,
            shown: <p className={name}>{name.startsWith('whitespace') ? spacedLines : sentence}</p>,
            ...(unbroken.has(name) && { scrolls: true }),
          }))}
          labelOf={(name) => t('utilities.sampleOf', { name })}
        />
      </PageCard>
    </UtilityPage>
  );
}
