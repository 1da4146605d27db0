import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { Notice } from '@mandate/web/src/ui/feedback/notice.tsx';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { FormSteps } from './form-steps.tsx';
import { isStepInOrder, noPlan, type Plan, steps, teamProblem } from './plan.ts';
import { StepFields } from './step-fields.tsx';

const Form = styled('form')({ display: 'grid', gap: 20 });
const Body = styled('div')({ minHeight: 76, '&:focus': { outline: 'none' } });
const Acts = styled('div')({ display: 'flex', gap: 8 });

/** A form of three steps: each is checked before the next opens, and all of it is looked over at the end. */
export function StepperForm() {
  const { t } = useTranslation('demo');
  const { t: sentence } = useTranslation('error');
  const [plan, setPlan] = useState<Plan>(noPlan);
  const [place, setPlace] = useState(0);
  const [wasAsked, setWasAsked] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const step = steps[place];

  function go(to: number): void {
    flushSync(() => {
      setPlace(to);
      setWasAsked(false);
    });
    body.current?.focus();
  }

  function next(event: FormEvent): void {
    event.preventDefault();
    if (step && isStepInOrder(step, plan)) {
      go(place + 1);
      return;
    }
    flushSync(() => setWasAsked(true));
    body.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }

  function errorOf(name: keyof Plan): string | undefined {
    if (!wasAsked) return undefined;
    if (plan[name].trim() === '') return sentence('fieldRequired');
    return name === 'team' && teamProblem(plan.team) !== null ? t('material.form.teamRange') : undefined;
  }

  function reset(): void {
    setPlan(noPlan);
    go(0);
  }

  return (
    <Form noValidate autoComplete="off" onSubmit={next}>
      <FormSteps place={place} />
      <Body
        ref={body}
        tabIndex={-1}
        role="group"
        aria-label={
          step
            ? t('material.form.progress', {
                step: place + 1,
                total: steps.length,
                name: t(`material.form.steps.${step}`),
              })
            : t('material.form.completed')
        }
      >
        {step ? (
          <StepFields
            step={step}
            plan={plan}
            errorOf={errorOf}
            onChange={(some) => setPlan((before) => ({ ...before, ...some }))}
          />
        ) : (
          <Notice kind="good" role="status">
            {t('material.form.completed')}
          </Notice>
        )}
      </Body>
      <Acts>
        {step ? (
          <>
            <Button disabled={place === 0} onClick={() => go(place - 1)}>
              {t('material.form.back')}
            </Button>
            <Button type="submit" look="primary">
              {t(place === steps.length - 1 ? 'material.form.finish' : 'material.form.next')}
            </Button>
          </>
        ) : (
          <Button onClick={reset}>{t('material.form.reset')}</Button>
        )}
      </Acts>
    </Form>
  );
}
