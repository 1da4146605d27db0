import styled from '@emotion/styled';
import CloudCheck from 'lucide-react/icons/cloud-check';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/button.tsx';
import { phone } from '../../ui/media/phone.ts';
import { useFormats } from '../../ui/values/formats.ts';
import { instantText } from '../../ui/values/value-texts.ts';
import { useStep } from './step-context.ts';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  marginTop: 12,
  // Names of steps are long: what goes on to one may take two lines.
  [phone]: { '& > button': { flex: '1 1 auto', maxWidth: '100%', height: 'auto', whiteSpace: 'normal' } },
});

const Kept = styled('span')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  marginLeft: 'auto',
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
  '& > svg': { width: 14, height: 14, strokeWidth: 1.75 },
}));

interface StepActionsProps {
  /** Saves what the step holds. @returns whether it is saved */
  save: () => Promise<boolean>;
  isSaving: boolean;
  /** When what is typed was kept last (ISO 8601). */
  keptAt?: string | null;
  /** What else can be done, such as bringing a file. */
  others?: ReactNode;
}

/** What can be done with an open step: save and go on, save, leave it for later. */
export function StepActions({ save, isSaving, keptAt = null, others }: StepActionsProps) {
  const { t } = useTranslation();
  const { next, goOn, skip, isSkipping } = useStep();
  useFormats();
  // From the press on, before what is typed is sent.
  const [isPressed, setPressed] = useState(false);
  const isBusy = isSaving || isPressed;
  const press = async (isGoingOn: boolean) => {
    setPressed(true);
    try {
      if ((await save()) && isGoingOn) goOn();
    } finally {
      setPressed(false);
    }
  };
  return (
    <Line>
      <Button look="primary" busy={isBusy} onClick={() => void press(true)}>
        {next === null
          ? t('firstHour.saveAndFinish')
          : t('firstHour.saveAndGoTo', { step: t(`firstHour.step.${next}.name`) })}
      </Button>
      <Button isOff={isBusy} onClick={() => void press(false)}>
        {t('firstHour.save')}
      </Button>
      {others}
      <Button look="quiet" isOff={isBusy} busy={isSkipping} onClick={() => void skip()}>
        {t('firstHour.skip')}
      </Button>
      {keptAt !== null && (
        <Kept role="status">
          <CloudCheck aria-hidden="true" />
          {t('firstHour.kept', { time: instantText(keptAt).split(', ').at(-1) ?? '' })}
        </Kept>
      )}
    </Line>
  );
}
