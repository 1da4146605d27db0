import CircleHelp from 'lucide-react/icons/circle-question-mark';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfferedCommands } from '../../../lib/commands/commands.ts';
import { keysOf, useKeyMarks } from '../../../lib/commands/shortcuts.ts';
import { useSharedWords } from '../../../lib/i18n/use-words.ts';
import { TooltipIconButton } from '../../../ui/buttons/tooltip-icon-button.tsx';
import { useGlobalKeys } from './use-global-keys.ts';

const loadMenu = () => import('./help-menu.tsx');
const HelpMenu = lazy(loadMenu);
const ShortcutsOverlay = lazy(() => import('./shortcuts-overlay.tsx'));

/** Help, at the same place of every page, and the keys that hold on all of them: these are heard before the words of the help are there. */
export default function HelpButton() {
  useGlobalKeys();
  return (
    <Suspense>
      <Help />
    </Suspense>
  );
}

function Help() {
  useSharedWords();
  const { t } = useTranslation();
  const id = useId();
  const mark = useKeyMarks();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const [isShown, setShown] = useState(false);
  const [wasShown, setWasShown] = useState(false);
  const show = () => {
    setWasShown(true);
    setShown(true);
  };
  useOfferedCommands([
    {
      id: 'help.shortcuts',
      label: t('shortcut.help.shortcuts'),
      scope: 'everywhere',
      keys: keysOf('everywhere.help')[0],
      run: show,
    },
  ]);
  return (
    <>
      <TooltipIconButton
        id={`${id}-button`}
        label={t('shortcut.help.open')}
        icon={<CircleHelp aria-hidden="true" />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : `${id}-menu`}
        {...mark('everywhere.help')}
        onPointerEnter={() => void loadMenu()}
        onFocus={() => void loadMenu()}
        onClick={(event) => {
          setWasOpened(true);
          setAnchor(event.currentTarget);
        }}
      />
      {wasOpened && (
        <Suspense>
          <HelpMenu id={`${id}-menu`} anchor={anchor} onClose={() => setAnchor(null)} onShortcuts={show} />
        </Suspense>
      )}
      {wasShown && (
        <Suspense>
          <ShortcutsOverlay isOpen={isShown} onClose={() => setShown(false)} />
        </Suspense>
      )}
    </>
  );
}
