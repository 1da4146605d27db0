import styled from '@emotion/styled';
import type { FirstHour, FirstHourStep } from '@mandate/contract/overview/first-hour.ts';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { SkeletonRows } from '../../ui/feedback/skeleton-rows.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { StepContext, type StepFormProps } from './step-context.ts';
import { StepRow } from './step-row.tsx';
import { FirmStep } from './steps/firm-step.tsx';
import type { useStepWork } from './use-step-work.ts';

const Steps = styled('ol')(({ theme: { vars } }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: `1px solid ${vars.palette.divider}` },
}));

// Each is fetched when it is first opened, the first one with the page.
const forms: Record<FirstHourStep, ComponentType<StepFormProps>> = {
  firm: FirmStep,
  money: lazy(() => import('./steps/money-step.tsx')),
  taxes: lazy(() => import('./steps/taxes-step.tsx')),
  numbering: lazy(() => import('./steps/numbering-step.tsx')),
  people: lazy(() => import('./steps/people-step.tsx')),
  services: lazy(() => import('./steps/services-step.tsx')),
  mail: lazy(() => import('./steps/mail-step.tsx')),
  backup: lazy(() => import('./steps/backup-step.tsx')),
};

interface StepListProps extends StepFormProps {
  hour: FirstHour;
  work: ReturnType<typeof useStepWork>;
}

/** The steps in their order, the open one with its form. */
export function StepList({ hour: { steps }, work, rows, firm }: StepListProps) {
  const { t } = useTranslation();
  return (
    <PageCard isFlush aria-label={t('firstHour.steps')}>
      <Steps>
        {steps.map(({ step, state }, index) => {
          const isOpen = step === work.openStep;
          const Form = forms[step];
          return (
            <li key={step}>
              <StepRow
                step={step}
                state={state}
                number={index + 1}
                isOpen={isOpen}
                onOpen={work.goTo}
                rows={rows}
                firm={firm}
              />
              {isOpen && (
                <StepContext
                  value={{
                    step,
                    next: work.nextOf(step),
                    goOn: () => work.goOn(step, work.nextOf(step)),
                    skip: () => work.skip(step),
                    isSkipping: work.busyWith === step,
                    agree: () => work.agree(step),
                  }}
                >
                  <Suspense fallback={<SkeletonRows label={t('editor.loading')} rows={3} rowHeight={56} />}>
                    <Form rows={rows} firm={firm} />
                  </Suspense>
                </StepContext>
              )}
            </li>
          );
        })}
      </Steps>
    </PageCard>
  );
}
