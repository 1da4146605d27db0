import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { Fragment, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCommands } from '../../../lib/commands/commands.ts';
import { keyCaps } from '../../../lib/commands/keys.ts';
import { useShortcutsHere } from '../../../lib/commands/shortcuts-here.ts';
import { usePreferences } from '../../../lib/preferences/preferences.ts';
import { useUser } from '../../../lib/session/session.ts';
import { useChoosePreferences } from '../../../records/reading/use-choose-preferences.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SearchField } from '../../../ui/buttons/toolbar.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { KeyCaps } from './key-caps.tsx';
import { fittingSections, type ShownShortcut, shownShortcuts } from './shown-shortcuts.ts';

const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  marginTop: 8,
});

const Letters = styled('div')(({ theme: { vars } }) => ({
  marginTop: 12,
  '& > p': { paddingLeft: 24, fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
}));

const Sections = styled('div')(({ theme: { vars } }) => ({
  columns: 2,
  columnGap: 32,
  marginTop: 8,
  '& > section': { breakInside: 'avoid', paddingTop: 12 },
  '& h3': {
    paddingBottom: 6,
    borderBottom: `1px solid ${vars.palette.divider}`,
    fontSize: 13,
    lineHeight: '20px',
    fontWeight: 600,
    color: vars.palette.text.primary,
  },
  '& > section:not([data-here]) > h3': { color: vars.palette.text.secondary },
  '& dl': { margin: 0 },
  '& dl > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 16,
    minHeight: 32,
    padding: '3px 0',
    borderBottom: `1px solid ${vars.palette.divider}`,
  },
  '& dl > div:last-of-type': { borderBottom: 0 },
  '& dt': { color: vars.palette.text.primary, overflowWrap: 'anywhere' },
  '& dd': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: '2px 6px',
    flex: 'none',
    maxWidth: '60%',
    margin: 0,
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.ink3,
  },
  [phone]: { columns: 1 },
}));

// On paper there are the shortcuts alone, over as many sheets as they take.
const onPaper = {
  '@media print': {
    'html, body': { height: 'auto', overflow: 'visible !important' },
    'body > #root, [data-backdrop], [data-dialog] [data-screen]': { display: 'none !important' },
    '[data-dialog][data-dialog]': {
      position: 'static',
      width: 'auto',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: 0,
      overflow: 'visible',
      boxShadow: 'none',
    },
  },
} as const;

interface ShortcutsOverlayProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The keys of the product: first those that hold on the page as it is. Letters alone can be switched off. */
export default function ShortcutsOverlay({ isOpen, onClose }: ShortcutsOverlayProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      width={880}
      isOpen={isOpen}
      isSafeToLeave
      onClose={onClose}
      title={t('shortcut.title')}
      actions={
        <>
          <Button look="quiet" data-screen onClick={() => window.print()}>
            {t('shortcut.print')}
          </Button>
          <Button data-screen onClick={onClose}>
            {t('action.close')}
          </Button>
        </>
      }
    >
      <Global styles={onPaper} />
      <Shortcuts />
    </Dialog>
  );
}

/** What is searched for is forgotten with the dialog: it begins with all of them again. */
function Shortcuts() {
  const { t } = useTranslation();
  const { role } = useUser();
  const here = useShortcutsHere();
  const commands = useCommands();
  const [search, setSearch] = useState('');
  const { letterKeys } = usePreferences();
  const choose = useChoosePreferences();
  const id = useId();
  const sections = fittingSections(shownShortcuts({ role, here, commands, t }), search);
  const mod = keyCaps('mod+k')[0]?.[0] ?? '';
  return (
    <>
      <Top data-screen>
        <SearchField
          label={t('shortcut.search')}
          placeholder={t('shortcut.search')}
          autoFocus
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </Top>
      <Letters data-screen>
        <Checkbox
          label={t('shortcut.letters')}
          aria-describedby={`${id}-hint`}
          checked={letterKeys}
          onChange={({ target }) => choose({ letterKeys: target.checked })}
        />
        <p id={`${id}-hint`}>{t('shortcut.lettersHint', { mod })}</p>
      </Letters>
      {sections.length === 0 && <p role="status">{t('shortcut.none')}</p>}
      <Sections>
        {sections.map(({ title, isHere, shortcuts }, at) => (
          <section key={title} data-here={isHere || undefined} aria-labelledby={`${id}-${at}`}>
            <h3 id={`${id}-${at}`}>{title}</h3>
            <dl>
              {shortcuts.map((shortcut) => (
                <Line key={shortcut.id} shortcut={shortcut} isOff={shortcut.isLetter && !letterKeys} />
              ))}
            </dl>
          </section>
        ))}
      </Sections>
    </>
  );
}

function Line({ shortcut: { words, keys }, isOff }: { shortcut: ShownShortcut; isOff: boolean }) {
  const { t } = useTranslation();
  return (
    <div>
      <dt>{words}</dt>
      <dd>
        {isOff
          ? t('shortcut.isOff')
          : keys.map((one, at) => (
              <Fragment key={one}>
                {at > 0 && t('shortcut.or')}
                <KeyCaps keys={one} />
              </Fragment>
            ))}
      </dd>
    </div>
  );
}
