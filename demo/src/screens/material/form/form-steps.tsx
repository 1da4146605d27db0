import { useIsPhone } from '@mandate/web/src/ui/media/use-media.ts';
import MuiStep from '@mui/material/Step';
import MuiStepLabel from '@mui/material/StepLabel';
import MuiStepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { steps } from './plan.ts';

const Steps = styled(MuiStepper)(({ theme: { vars } }) => ({
  '& .MuiStepLabel-label': { fontSize: 13, lineHeight: '20px', color: vars.palette.text.secondary },
  '& .MuiStepLabel-label.Mui-active, & .MuiStepLabel-label.Mui-completed': {
    fontWeight: 500,
    color: vars.palette.text.primary,
  },
  '& .MuiStepIcon-root': { color: vars.palette.text.disabled },
  '& .MuiStepIcon-root:is(.Mui-active, .Mui-completed)': { color: vars.palette.primary.main },
  '& .MuiStepIcon-text': { fill: vars.palette.background.paper, fontSize: 12 },
  '& .Mui-active .MuiStepIcon-text': { fill: vars.palette.primary.contrastText },
  '& .MuiStepConnector-line': { borderColor: vars.palette.line2 },
}));

/** Where a form in steps stands. @param place of the present step; after the last when all are done */
export function FormSteps({ place }: { place: number }) {
  const { t } = useTranslation('demo');
  const isPhone = useIsPhone();
  return (
    <Steps activeStep={place} orientation={isPhone ? 'vertical' : 'horizontal'}>
      {steps.map((step) => (
        <MuiStep key={step}>
          <MuiStepLabel>{t(`material.form.steps.${step}`)}</MuiStepLabel>
        </MuiStep>
      ))}
    </Steps>
  );
}
