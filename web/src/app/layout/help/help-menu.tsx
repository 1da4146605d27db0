import BookOpen from 'lucide-react/icons/book-open';
import Clipboard from 'lucide-react/icons/clipboard';
import Keyboard from 'lucide-react/icons/keyboard';
import { useTranslation } from 'react-i18next';
import { apiReference } from '../../../lib/addresses/paths.ts';
import { keysOf } from '../../../lib/commands/shortcuts.ts';
import { showInfo } from '../../../lib/frame/show-success-and-errors.ts';
import { usePreferences } from '../../../lib/preferences/preferences.ts';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { MenuHead, MenuItem, MenuOverlay } from '../../../ui/overlays/menu.tsx';
import { KeyCaps } from './key-caps.tsx';

interface HelpMenuProps {
  id: string;
  anchor: HTMLElement | null;
  onClose: () => void;
  onShortcuts: () => void;
}

/** Where help is found: the shortcuts, the description of the calls, and what a report of a fault should say. */
export default function HelpMenu({ id, anchor, onClose, onShortcuts }: HelpMenuProps) {
  const { t } = useTranslation();
  const { letterKeys } = usePreferences();
  const version = t('shortcut.help.version', { version: import.meta.env.VITE_PRODUCT_VERSION });
  const copy = () =>
    void navigator.clipboard.writeText(`${version}\n${location.href}`).then(() => showInfo(t('shortcut.help.copied')));
  return (
    <MenuOverlay id={id} anchor={anchor} onClose={onClose}>
      {[
        <MenuItem
          key="shortcuts"
          onClick={() => {
            onClose();
            onShortcuts();
          }}
        >
          <Keyboard aria-hidden="true" />
          {t('shortcut.help.shortcuts')}
          {letterKeys && <KeyCaps keys={keysOf('everywhere.help')[0]} isAside />}
        </MenuItem>,
        <MenuItem
          key="api"
          onClick={() => {
            onClose();
            window.open(apiReference, '_blank', 'noopener');
          }}
        >
          <BookOpen aria-hidden="true" />
          {t('shortcut.help.api')} <VisuallyHidden>{t('shell.newTab')}</VisuallyHidden>
        </MenuItem>,
        <MenuHead key="version" role="presentation">
          {version}
        </MenuHead>,
        // A browser gives the clipboard to pages that came over a safe way only.
        'clipboard' in navigator && (
          <MenuItem
            key="copy"
            onClick={() => {
              onClose();
              copy();
            }}
          >
            <Clipboard aria-hidden="true" />
            {t('shortcut.help.copy')}
          </MenuItem>
        ),
      ]}
    </MenuOverlay>
  );
}
