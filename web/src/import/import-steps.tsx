import styled from '@emotion/styled';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { narrow, phone } from '../ui/media/phone.ts';
import { VisuallyHidden } from '../ui/media/visually-hidden.tsx';

/** The steps of an import, in their order. */
const steps = ['file', 'columns', 'trial', 'run'] as const;
type ImportStep = (typeof steps)[number];

/** Where one is, and what is said of the steps behind. */
export interface StepNotes {
  now: ImportStep;
  notes: Partial<Record<ImportStep, string>>;
  /** The last step is behind, too. */
  isDone?: boolean;
}

const Way = styled('ol')(({ theme: { vars } }) => ({
  position: 'sticky',
  top: 0,
  display: 'grid',
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: '0 12px',
    minHeight: 56,
    paddingBottom: 12,
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 500,
    color: vars.palette.text.secondary,
    '& > small': {
      gridColumn: 2,
      fontSize: 12,
      lineHeight: '16px',
      fontWeight: 400,
      color: vars.palette.ink3,
      overflowWrap: 'anywhere',
    },
    '& > b': {
      gridRow: '1 / span 2',
      display: 'grid',
      placeItems: 'center',
      width: 24,
      height: 24,
      marginTop: -2,
      borderRadius: '50%',
      background: vars.palette.sunken,
      fontSize: 12,
      fontWeight: 500,
      '& > svg': { width: 14, height: 14 },
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: 11,
      top: 26,
      bottom: 6,
      width: 2,
      background: vars.palette.divider,
    },
    '&[data-done] > b': { background: vars.palette.tint, color: vars.palette.primaryText },
    '&[aria-current]': { color: vars.palette.text.primary },
    '&[aria-current] > b': { background: vars.palette.primary.main, color: vars.palette.primary.contrastText },
  },
  [narrow]: {
    position: 'static',
    gridTemplateColumns: 'repeat(4, minmax(0, auto))',
    justifyContent: 'start',
    gap: 24,
    '& > li': { minHeight: 0, paddingBottom: 0, '&::after': { display: 'none' } },
  },
  // Only where one is has its name; the others are their numbers and signs.
  [phone]: {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gap: 12,
    '& > li > small': { display: 'none' },
    '& > li:not([aria-current])': { gridTemplateColumns: '24px' },
    '& > li:not([aria-current]) > .name': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
  },
}));

/** The steps of an import: which are behind, and which it is now. */
export function ImportSteps({ notes: { now, notes, isDone = false } }: { notes: StepNotes }) {
  const { t } = useTranslation();
  const place = steps.indexOf(now);
  return (
    <Way aria-label={t('import.steps')}>
      {steps.map((step, index) => {
        const isBehind = index < place || (isDone && index === place);
        return (
          <li
            key={step}
            data-done={isBehind || undefined}
            aria-current={index === place && !isDone ? 'step' : undefined}
          >
            <b aria-hidden="true">{isBehind ? <Check /> : index + 1}</b>
            <span className="name">
              {t(`import.step.${step}`)}
              {isBehind && <VisuallyHidden>, {t('import.stepDone')}</VisuallyHidden>}
            </span>
            {notes[step] !== undefined && <small>{notes[step]}</small>}
          </li>
        );
      })}
    </Way>
  );
}
