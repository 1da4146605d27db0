import styled from '@emotion/styled';
import type { NotCarriedCode } from '@mandate/contract/project/copy/copy-context.ts';
import Check from 'lucide-react/icons/check';
import Coins from 'lucide-react/icons/coins';
import Handshake from 'lucide-react/icons/handshake';
import MapPin from 'lucide-react/icons/map-pin';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import UserX from 'lucide-react/icons/user-x';
import { type ReactElement, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { useFormats } from '../../../ui/values/formats.ts';
import { dateText, moneyText } from '../../../ui/values/value-texts.ts';
import { type Decision, decisionOf, type NotCarriedGroup, withDecision } from './not-carried-groups.ts';
import type { CopyLine, CopyProject } from './use-prepared-copy.ts';

const Box = styled('section')(({ theme: { vars } }) => ({
  border: `1px solid ${vars.palette.caution.text}`,
  borderRadius: 8,
  background: vars.palette.background.paper,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    padding: '10px 16px',
    '& > svg': { width: 16, height: 16, strokeWidth: 1.75, color: vars.palette.caution.text },
    '& > h2': { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
    '& > p': { fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 10px',
    padding: '8px 12px 8px 16px',
    borderTop: `1px solid ${vars.palette.divider}`,
    '& > svg': { flex: 'none', width: 16, height: 16, strokeWidth: 1.75, color: vars.palette.ink3 },
    '& > div': { flex: '1 1 240px', minWidth: 0 },
    '& > span': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 6, marginInlineStart: 'auto' },
  },
  '& h3': { fontSize: 13, lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' },
  '& li p': { fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  '& [data-decided]': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    fontSize: 12,
    fontWeight: 500,
    color: vars.palette.good.text,
    '& > svg': { width: 14, height: 14 },
  },
  [phone]: { '& li > div': { flexBasis: 'calc(100% - 26px)' } },
}));

const icons: Partial<Record<NotCarriedCode, ReactElement>> = {
  personLeft: <UserX aria-hidden="true" />,
  providerNotApproved: <Handshake aria-hidden="true" />,
  placeGone: <MapPin aria-hidden="true" />,
  placeOfOtherCustomer: <MapPin aria-hidden="true" />,
  rateMissing: <Coins aria-hidden="true" />,
  priceNotConverted: <Coins aria-hidden="true" />,
  amountNotConverted: <Coins aria-hidden="true" />,
  exchangeRateMissing: <Coins aria-hidden="true" />,
};

interface NotCarriedProps {
  groups: readonly NotCarriedGroup[];
  /** The lines those of the copy were copied from, in their order. */
  sources: readonly (CopyLine | undefined)[];
  /** That of the source. */
  currency: string;
  copy: CopyProject;
  decided: readonly string[];
  onDecide: (decided: string[]) => void;
}

/** What could not be carried, and what to do about it: each has a plain way, and every decision can be taken back. */
export function NotCarried({ groups, sources, currency, copy, decided, onDecide }: NotCarriedProps) {
  const { t } = useTranslation();
  const title = useId();
  if (groups.length === 0) return null;
  return (
    <Box aria-labelledby={title}>
      <header>
        <TriangleAlert aria-hidden="true" />
        <h2 id={title}>{t('copy.notCarried', { count: groups.length })}</h2>
        <p>{t('copy.notCarriedHint')}</p>
      </header>
      <ul>
        {groups.map((group) => (
          <Gone
            key={group.key}
            group={group}
            sources={sources}
            currency={currency}
            copy={copy}
            decision={decisionOf(group, decided)}
            onDecide={(way) => onDecide(withDecision(decided, group, way))}
          />
        ))}
      </ul>
    </Box>
  );
}

interface GoneProps extends Pick<NotCarriedProps, 'sources' | 'currency' | 'copy'> {
  group: NotCarriedGroup;
  decision: Decision | null;
  onDecide: (way: Decision | null) => void;
}

function Gone({ group, sources, currency, copy, decision, onDecide }: GoneProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const { code, label, lines, ways } = group;
  const [first = -1] = lines;
  const start = copy.lines[first]?.startDate ?? (copy.startDate as string | null);
  const title = t(`copy.gone.${code}`, { label, start: dateText(start, formats) });
  const price = sources[first]?.unitPrice;
  const wordOf = (way: Decision) => {
    if (way !== 'keepPrice') return t(`copy.decide.${way}`);
    return price
      ? t('copy.decide.keepPrice', { price: moneyText(price, currency, formats.number) })
      : t('copy.decide.keepPrices');
  };
  return (
    <li>
      {icons[code] ?? <TriangleAlert aria-hidden="true" />}
      <div>
        <h3>{title}</h3>
        <p>
          {t(`copy.goneText.${code}`)} {lines.length > 1 && t('copy.goneLines', { count: lines.length })}
        </p>
      </div>
      <span>
        {decision === null ? (
          ways.map((way) => (
            <Button
              key={way}
              size="row"
              aria-label={t('copy.decideOf', { decision: wordOf(way), title })}
              onClick={() => onDecide(way)}
            >
              {wordOf(way)}
            </Button>
          ))
        ) : (
          <>
            <span data-decided>
              <Check aria-hidden="true" />
              {wordOf(decision)}
            </span>
            <Button look="quiet" size="row" aria-label={t('copy.undoOf', { title })} onClick={() => onDecide(null)}>
              {t('copy.undo')}
            </Button>
          </>
        )}
      </span>
    </li>
  );
}
