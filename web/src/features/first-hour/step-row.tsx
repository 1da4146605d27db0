import styled from '@emotion/styled';
import type { FirstHourStep, StepState } from '@mandate/contract/overview/first-hour.ts';
import Check from 'lucide-react/icons/check';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Upload from 'lucide-react/icons/upload';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/addresses/paths.ts';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { phone } from '../../ui/media/phone.ts';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { tabular } from '../../ui/values/tabular.ts';
import type { SettingForm } from './settings/setting-form.ts';
import type { ParameterRows } from './settings/use-parameter-rows.ts';
import { StepSummary } from './step-summary.tsx';

const Row = styled('div')({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 14px',
  minHeight: 44,
  padding: '0 16px',
  scrollMarginTop: 72,
  [phone]: { padding: '6px 12px', gap: '0 10px' },
});

const Mark = styled('span')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  border: `1.5px solid ${vars.palette.control}`,
  borderRadius: '50%',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 600,
  color: vars.palette.text.secondary,
  '& > svg': { width: 13, height: 13, strokeWidth: 3 },
  '&[data-look=done]': {
    background: vars.palette.good.text,
    borderColor: vars.palette.good.text,
    color: vars.palette.background.paper,
  },
  '&[data-look=current]': {
    background: vars.palette.primary.main,
    borderColor: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
  },
  '&[data-look=skipped]': { borderStyle: 'dashed' },
}));

const Words = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: 10,
  minWidth: 0,
  '& > h2': { fontSize: 14, lineHeight: '20px', fontWeight: 500, whiteSpace: 'nowrap' },
  '& > h2[data-current]': { fontWeight: 600 },
  '& > p': {
    overflow: 'hidden',
    fontSize: 13,
    lineHeight: '20px',
    color: vars.palette.ink3,
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  [phone]: { display: 'block', '& > h2, & > p': { whiteSpace: 'normal' } },
}));

const Acts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 6,
  [phone]: { flexDirection: 'column', gap: 0 },
});

interface StepRowProps {
  step: FirstHourStep;
  state: StepState;
  number: number;
  isOpen: boolean;
  onOpen: (step: FirstHourStep | null) => void;
  rows: ParameterRows;
  firm: SettingForm;
}

/** Where a file does the work of a step. */
const imports: Partial<Record<FirstHourStep, string>> = {
  people: paths.personnels.import,
  services: paths.services.import,
};

/** The line of a step: its state, what was chosen, and the button that opens or folds it. */
export function StepRow({ step, state, number, isOpen, onOpen, rows, firm }: StepRowProps) {
  const { t } = useTranslation();
  const name = t(`firstHour.step.${step}.name`);
  const look = isOpen ? 'current' : state;
  return (
    <Row id={`step-${step}`}>
      <Mark data-look={look}>
        {state === 'done' && !isOpen ? <Check aria-hidden="true" /> : <span aria-hidden="true">{number}</span>}
      </Mark>
      <Words>
        <h2 data-current={isOpen || undefined}>
          {name}
          <VisuallyHidden>{t(`firstHour.state.${state}`)}</VisuallyHidden>
        </h2>
        <p>
          <StepSummary step={step} state={state} isOpen={isOpen} rows={rows} firm={firm} />
        </p>
      </Words>
      {isOpen ? (
        <Button
          size="row"
          look="quiet"
          icon={<ChevronUp aria-hidden="true" />}
          aria-label={t('firstHour.fold', { step: name })}
          aria-expanded="true"
          onClick={() => onOpen(null)}
        />
      ) : (
        <Acts>
          {state === 'open' && imports[step] !== undefined && (
            <LinkButton
              size="row"
              look="quiet"
              to={imports[step]}
              icon={<Upload aria-hidden="true" />}
              aria-label={t('firstHour.importInto', { step: name })}
            >
              {t('firstHour.import')}
            </LinkButton>
          )}
          <Button
            size="row"
            style={{ minWidth: state === 'open' ? 108 : undefined }}
            look={state === 'open' ? 'secondary' : 'quiet'}
            aria-label={state === 'open' ? undefined : t('firstHour.changeStep', { step: name })}
            aria-expanded="false"
            onClick={() => onOpen(step)}
          >
            {t(state === 'open' ? `firstHour.step.${step}.act` : 'firstHour.change')}
          </Button>
        </Acts>
      )}
    </Row>
  );
}
