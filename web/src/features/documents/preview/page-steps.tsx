import styled from '@emotion/styled';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useTranslation } from 'react-i18next';
import { TooltipIconButton } from '../../../ui/buttons/tooltip-icon-button.tsx';
import { tabular } from '../../../ui/values/tabular.ts';
import type { PagePlaces } from './use-page-places.ts';

const Steps = styled('div')({ ...tabular, display: 'flex', alignItems: 'center', gap: 4 });

/** Which page of the print is in sight, of how many, and the ways to the one before and after it. */
export function PageSteps({ of: { current, count, goTo } }: { of: PagePlaces }) {
  const { t } = useTranslation();
  return (
    <Steps>
      <TooltipIconButton
        size="row"
        label={t('documents.preview.previousPage')}
        icon={<ChevronUp aria-hidden="true" />}
        aria-disabled={current === 1}
        onClick={() => current > 1 && goTo(current - 1)}
      />
      <span>{t('documents.preview.page', { page: current, pages: count })}</span>
      <TooltipIconButton
        size="row"
        label={t('documents.preview.nextPage')}
        icon={<ChevronDown aria-hidden="true" />}
        aria-disabled={current === count}
        onClick={() => current < count && goTo(current + 1)}
      />
    </Steps>
  );
}
