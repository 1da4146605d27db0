import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfferedCommands } from '../../lib/commands/commands.ts';
import { openPanel } from '../../lib/frame/open-panel.ts';
import { useViewer } from '../../lib/session/session.ts';

const Customizer = lazy(() => import('../../features/customizer/customizer.tsx'));

interface CustomizerOpenerProps {
  /** It is open, or on its way out of sight. */
  isWanted: boolean;
  isOpen: boolean;
  onClose: () => void;
  onLeft: () => void;
}

/** Offers to change how the product looks, wherever somebody is, and fetches the customizer when it is wanted. */
export function CustomizerOpener({ isWanted, isOpen, onClose, onLeft }: CustomizerOpenerProps) {
  const { t } = useTranslation();
  const isOwn = useViewer() === null;
  const command = {
    id: 'layout.open',
    label: t('customizer.open'),
    scope: 'everywhere',
    run: () => openPanel({ name: 'layout' }),
  } as const;
  useOfferedCommands(isOwn ? [command] : []);
  if (!isWanted) return null;
  return (
    <Suspense>
      <Customizer isOpen={isOpen} onClose={onClose} onLeft={onLeft} />
    </Suspense>
  );
}
