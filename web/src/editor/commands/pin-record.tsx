import { useQueryClient } from '@tanstack/react-query';
import Pin from 'lucide-react/icons/pin';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfferedCommands } from '../../lib/commands/commands.ts';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { noteVisit, usePin } from '../../lib/preferences/favourites.ts';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';

interface PinRecordProps {
  /** The noun of the record's calls. */
  entity: string;
  recordId: string;
  label: string;
  code: string | null;
}

/** Keeps a stored record at hand in the navigation, or lets it go; that it was opened is noted when this is shown. */
export default function PinRecord({ entity, recordId, label, code }: PinRecordProps) {
  useSharedWords();
  const { t } = useTranslation();
  const queries = useQueryClient();
  const pin = usePin({ kind: 'record', entity, recordId, label, code });
  useEffect(() => void noteVisit(queries, entity, recordId), [queries, entity, recordId]);

  const words = t(pin?.isPinned ? 'favourites.unpin' : 'favourites.pin', { name: label });
  useOfferedCommands(pin ? [{ id: 'record.pin', label: words, scope: 'record', run: () => pin.toggle() }] : []);
  if (pin === null) return null;
  return (
    <TooltipIconButton
      label={words}
      aria-pressed={pin.isPinned}
      icon={<Pin aria-hidden="true" fill={pin.isPinned ? 'currentColor' : 'none'} />}
      onClick={() => pin.toggle()}
    />
  );
}
