import styled from '@emotion/styled';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { narrow, phone } from '../../../ui/media/phone.ts';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { type CopyStep, copySteps } from './copy-choices.ts';

const Way = styled('ol')(({ theme: { vars } }) => ({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', minWidth: 0 },
  '& > li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 11,
    top: 28,
    bottom: 2,
    width: 2,
    background: vars.palette.tint2,
  },
  '& button': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: '0 12px',
    width: '100%',
    minHeight: 58,
    padding: '0 0 12px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    font: 'inherit',
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 500,
    textAlign: 'start',
    alignContent: 'start',
    color: vars.palette.text.primary,
    cursor: 'pointer',
    '& > b': {
      gridRow: '1 / span 2',
      display: 'grid',
      placeItems: 'center',
      width: 24,
      height: 24,
      borderRadius: '50%',
      background: vars.palette.sunken,
      color: vars.palette.text.secondary,
      fontSize: 12,
      fontWeight: 500,
      '& > svg': { width: 14, height: 14 },
    },
    '& > span': { paddingTop: 2 },
    '& > small': {
      gridColumn: 2,
      fontSize: 12,
      lineHeight: '16px',
      fontWeight: 400,
      color: vars.palette.text.secondary,
      overflowWrap: 'anywhere',
    },
    '&:hover > span': { textDecoration: 'underline' },
    '&[data-done] > b': { background: vars.palette.tint, color: vars.palette.primaryText },
    '&[aria-current] > b': { background: vars.palette.primary.main, color: vars.palette.primary.contrastText },
  },
  [narrow]: {
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    gap: 12,
    '& > li::after': { display: 'none' },
    '& button': { minHeight: 44 },
  },
  // Only where one is has its name; the others are their numbers and signs.
  [phone]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    justifyContent: 'start',
    gap: 4,
    '& button': { gridTemplateColumns: '24px minmax(0, 1fr)', minWidth: 44, padding: '10px 0' },
    '& button > small': { display: 'none' },
    '& button:not([aria-current])': { gridTemplateColumns: '24px', justifyContent: 'center' },
    '& button:not([aria-current]) > span': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  },
}));

interface CopyStepsProps {
  now: CopyStep;
  /** What was chosen in each. */
  notes: Record<CopyStep, string>;
  onStep: (step: CopyStep) => void;
}

/** The steps of a copy: what was chosen in each, and the way to it. */
export function CopySteps({ now, notes, onStep }: CopyStepsProps) {
  const { t } = useTranslation();
  const place = copySteps.indexOf(now);
  return (
    <nav aria-label={t('copy.steps')}>
      <Way>
        {copySteps.map((step, index) => (
          <li key={step}>
            <button
              type="button"
              data-done={index < place || undefined}
              aria-current={step === now ? 'step' : undefined}
              onClick={() => onStep(step)}
            >
              <b aria-hidden="true">{index < place ? <Check /> : index + 1}</b>
              <span>
                {t(`copy.step.${step}`)}
                {index < place && <VisuallyHidden>, {t('copy.stepDone')}</VisuallyHidden>}
              </span>
              <small>{notes[step]}</small>
            </button>
          </li>
        ))}
      </Way>
    </nav>
  );
}
