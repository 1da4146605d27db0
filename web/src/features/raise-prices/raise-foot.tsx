import styled from '@emotion/styled';
import type { RaiseReceipt } from '@mandate/contract/project/prices/price-receipt.ts';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../ui/buttons/button.tsx';
import { keepClear } from '../../ui/feedback/keep-clear.ts';
import { phone } from '../../ui/media/phone.ts';
import { useFormats } from '../../ui/values/formats.ts';
import { dateText, numberText } from '../../ui/values/value-texts.ts';
import { projectsCard } from './raise-projects.tsx';

// It reaches the edges of the page over the page's own margins.
const Bar = styled('section')(({ theme: { vars } }) => ({
  position: 'sticky',
  bottom: -20,
  zIndex: 5,
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  minHeight: 64,
  margin: 'auto -24px -20px',
  padding: '10px 24px',
  background: vars.palette.background.paper,
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > p': { flex: '1 1 260px', fontSize: 13, lineHeight: '20px', color: vars.palette.text.secondary },
  '& > p > button': {
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: vars.palette.primaryText,
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  },
  [phone]: {
    bottom: -16,
    margin: 'auto -16px -16px',
    padding: '8px 16px calc(8px + env(safe-area-inset-bottom))',
    '& > p': { flexBasis: '100%', fontSize: 12, lineHeight: '16px' },
    '& > a, & > button': { flex: '1 1 auto' },
  },
}));

interface RaiseFootProps {
  receipt: RaiseReceipt;
  from: string;
  isLower: boolean;
  taken: ReadonlySet<string>;
  /** The receipt is that of what the page says. */
  isCurrent: boolean;
  isBusy: boolean;
  back: string;
  onRaise: () => void;
}

/** Brings the quotes and drafts into sight, which stand below where there is no room beside. */
function showProjects(): void {
  const card = document.getElementById(projectsCard);
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
}

/** The whole scope in one sentence, and the button that does it. */
export function RaiseFoot({ receipt, from, isLower, taken, isCurrent, isBusy, back, onRaise }: RaiseFootProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { count, projects } = receipt;
  const chosen = projects.filter(({ id }) => taken.has(id));
  const lines = chosen.reduce((sum, one) => sum + one.lines.filter(({ isChanged }) => isChanged).length, 0);
  const figure = (of: number) => numberText(of, formats.number);
  const words = { count, total: figure(count) };
  function scope(): string {
    if (count === 0) return t('prices.scopeNone');
    const prices = t('prices.scope', { ...words, date: dateText(from, formats) });
    if (chosen.length === 0) return `${prices}. ${t('prices.oneUndo')}`;
    const also = { count: chosen.length, total: figure(chosen.length), lines: figure(lines) };
    return `${prices}, ${t('prices.scopeProjects', also)} ${t('prices.oneUndo')}`;
  }
  return (
    <Bar {...keepClear}>
      <p role="status">
        {scope()}
        {chosen.length === 0 && projects.length > 0 && (
          <>
            {' '}
            <button type="button" onClick={showProjects}>
              {t('prices.canFollow', { count: projects.length, total: figure(projects.length) })}
            </button>
          </>
        )}
      </p>
      <LinkButton look="quiet" to={back}>
        {t('prices.keep')}
      </LinkButton>
      <Button
        look="primary"
        busy={isBusy}
        busyLabel={t('prices.doing')}
        isOff={!isCurrent || count === 0}
        onClick={onRaise}
      >
        {t(isLower ? 'prices.lower' : 'prices.do', words)}
      </Button>
    </Bar>
  );
}
