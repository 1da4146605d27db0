import styled from '@emotion/styled';
import type { AttentionKind } from '@mandate/contract/overview/control-panel.ts';
import type { LucideIcon } from 'lucide-react';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CirclePause from 'lucide-react/icons/circle-pause';
import Coins from 'lucide-react/icons/coins';
import Flag from 'lucide-react/icons/flag';
import Hourglass from 'lucide-react/icons/hourglass';
import MailX from 'lucide-react/icons/mail-x';
import MessageSquareReply from 'lucide-react/icons/message-square-reply';
import Play from 'lucide-react/icons/play';
import PrinterX from 'lucide-react/icons/printer-x';
import ReceiptText from 'lucide-react/icons/receipt-text';
import TimerOff from 'lucide-react/icons/timer-off';
import TreePalm from 'lucide-react/icons/tree-palm';

const icons: Record<AttentionKind, [LucideIcon, 'bad' | 'caution']> = {
  marginUnderFloor: [CircleAlert, 'bad'],
  milestoneLate: [CalendarX, 'bad'],
  documentNotPrinted: [PrinterX, 'bad'],
  mailFailed: [MailX, 'bad'],
  quoteAnswered: [MessageSquareReply, 'caution'],
  quoteExpired: [TimerOff, 'bad'],
  quoteExpires: [Hourglass, 'caution'],
  priceMissing: [Coins, 'caution'],
  costRateMissing: [ReceiptText, 'caution'],
  startOverdue: [Play, 'caution'],
  endOverdue: [Flag, 'caution'],
  resumeDue: [CirclePause, 'caution'],
  weekToApprove: [CalendarCheck, 'caution'],
  absenceToDecide: [TreePalm, 'caution'],
  weekNotHandedIn: [CalendarClock, 'caution'],
};

const Place = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  flex: 'none',
  '& > svg': { width: 16, height: 16, strokeWidth: 1.75 },
  '&[data-tone=bad]': { color: vars.palette.bad.text },
  '&[data-tone=caution]': { color: vars.palette.caution.text },
}));

/** The sign of a kind of attention; the word stands beside it. */
export function AttentionIcon({ kind }: { kind: AttentionKind }) {
  const [Icon, tone] = icons[kind];
  return (
    <Place data-tone={tone} aria-hidden="true">
      <Icon />
    </Place>
  );
}
