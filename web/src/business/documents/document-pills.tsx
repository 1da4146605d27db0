import { type DocumentAnswer, type DocumentRow, document } from '@mandate/contract/entities/document.ts';
import { decimal } from '@mandate/contract/values/decimal.ts';
import type { LucideIcon } from 'lucide-react';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleSlash from 'lucide-react/icons/circle-slash';
import CircleX from 'lucide-react/icons/circle-x';
import FileCheck from 'lucide-react/icons/file-check';
import Files from 'lucide-react/icons/files';
import Hourglass from 'lucide-react/icons/hourglass';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../lib/i18n/i18n.ts';
import { choiceLabel } from '../../records/words/words.ts';
import { type PillTone, StatusPill } from '../../ui/badges/status-pill.tsx';
import { moneyText } from '../../ui/values/value-texts.ts';
import { useToday } from '../project-status/use-today.ts';
import { type ShownState, shownState } from './shown-state.ts';

const signs: Record<ShownState | DocumentAnswer | 'draft', [LucideIcon, PillTone]> = {
  draft: [CircleDashed, 'draft'],
  issued: [FileCheck, 'completed'],
  accepted: [CircleCheck, 'active'],
  declined: [CircleX, 'lost'],
  expired: [Hourglass, 'onHold'],
  superseded: [Files, 'closed'],
  withdrawn: [CircleSlash, 'cancelled'],
};

function Signed({ sign, label }: { sign: keyof typeof signs; label: string }) {
  const [Icon, tone] = signs[sign];
  return <StatusPill tone={tone} label={label} sign={<Icon aria-hidden="true" />} />;
}

/** How a document stands, by its sign, its word and its colours. */
export function DocumentStatePill({ of }: { of: Pick<DocumentRow, 'state' | 'validUntil' | 'answer'> }) {
  const { t } = useTranslation();
  const state = shownState(of, useToday());
  const label = state === 'expired' ? t('documents.expired') : choiceLabel(document, 'state', state);
  return <Signed sign={state} label={label} />;
}

/** What the customer said to it. */
export function DocumentAnswerPill({ answer }: { answer: DocumentAnswer }) {
  return <Signed sign={answer} label={choiceLabel(document, 'answer', answer)} />;
}

/** A paper that was not issued yet. */
export function DraftPill() {
  const { t } = useTranslation();
  return <Signed sign="draft" label={t('documents.draft')} />;
}

/** What a quote offered that was accepted for something else, with options ordered besides; null where there is nothing to tell. */
export function offeredText({ gross, offeredGross, currency }: DocumentRow): string | null {
  if (!gross || !offeredGross || decimal(gross).eq(decimal(offeredGross))) return null;
  return i18n.t('documents.offered', { amount: `${moneyText(offeredGross, currency)}\u00A0${currency}` });
}
