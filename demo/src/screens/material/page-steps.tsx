import { BarText } from '@mandate/web/src/ui/buttons/toolbar.tsx';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { useFormats } from '@mandate/web/src/ui/values/formats.ts';
import { numberText } from '@mandate/web/src/ui/values/value-texts.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import type { PageOfRows } from './page-of-rows.ts';

/** Which rows are shown, and the way to the page before and after. */
export function PageSteps({ page: { first, last, total }, go }: { page: PageOfRows; go: (pages: number) => void }) {
  const { t } = useTranslation('demo');
  const { number } = useFormats();
  const written = (figure: number) => numberText(figure, number);
  return (
    <>
      <BarText role="status">
        {t('material.pages.shown', { first: written(first), last: written(last), total: written(total) })}
      </BarText>
      <TooltipIconButton
        label={t('material.pages.previous')}
        size="toolbar"
        icon={<ChevronLeft aria-hidden="true" />}
        aria-disabled={first <= 1 || undefined}
        onClick={() => first > 1 && go(-1)}
      />
      <TooltipIconButton
        label={t('material.pages.next')}
        size="toolbar"
        icon={<ChevronRight aria-hidden="true" />}
        aria-disabled={last >= total || undefined}
        onClick={() => last < total && go(1)}
      />
    </>
  );
}
