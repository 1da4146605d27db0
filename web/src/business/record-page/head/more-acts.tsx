import { may } from '@mandate/contract/access/permissions.ts';
import Copy from 'lucide-react/icons/copy';
import Ellipsis from 'lucide-react/icons/ellipsis';
import History from 'lucide-react/icons/history';
import LinkIcon from 'lucide-react/icons/link';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PinPlace } from '../../../editor/commands/pin-place.tsx';
import { useNavigateUnlessLeft } from '../../../lib/addresses/use-navigate-unless-left.ts';
import { type Command, useOfferedCommands } from '../../../lib/commands/commands.ts';
import { showInfo } from '../../../lib/frame/show-success-and-errors.ts';
import { useUser } from '../../../lib/session/session.ts';
import { listAddress } from '../../../list/way-back/use-return-to-row.ts';
import { FurtherActItem } from '../../../records/acts/further-act-item.tsx';
import { furtherActs } from '../../../records/acts/further-acts.ts';
import { useAskedRemoval } from '../../../records/removal/asked-removal.ts';
import { RemovalDialog } from '../../../records/removal/removal-dialog.tsx';
import { mayRemove } from '../../../records/rights/may-remove.ts';
import { recordWord } from '../../../records/words/record-words.ts';
import { TooltipIconButton } from '../../../ui/buttons/tooltip-icon-button.tsx';
import { useIsPhone } from '../../../ui/media/use-media.ts';
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx';
import { useReadRecord } from '../page/read-record.ts';
import { useCopy } from './copy-act.tsx';

/** What is done with the record of the page less often: pinned, what its kind alone offers, linked to, looked up in its history, deleted. */
export function MoreActs() {
  const { t } = useTranslation();
  const user = useUser();
  const { entity, paths, id, record, title, isDeleted, show } = useReadRecord();
  const navigate = useNavigateUnlessLeft();
  const removal = useAskedRemoval(entity);
  const [isAsked, ask] = useState(false);
  const mayBeRemoved = !isDeleted && mayRemove(user, entity, record);
  const copy = useCopy();
  const isCopied = useIsPhone() && copy?.isOff === false;
  const further = isDeleted ? [] : furtherActs(user, entity, record);
  const hasHistory = may(user.role, entity.name, 'history') !== false;
  // A browser gives the clipboard to pages that came over a safe way only.
  const hasClipboard = 'clipboard' in navigator;

  const copyLink = () =>
    void navigator.clipboard
      .writeText(`${location.origin}${paths.record(id)}`)
      .then(() => showInfo(t('shortcut.command.linkCopied')));

  async function remove(reason?: string): Promise<void> {
    const end = await removal.remove(record, title, reason);
    if (end === 'asked') return;
    close();
    if (end === 'gone') void navigate(listAddress(paths.list));
  }

  function close(): void {
    removal.forget();
    ask(false);
  }

  const command = (name: string, label: string, run: () => void): Command => ({
    id: `record.${name}`,
    label,
    scope: 'record',
    run,
  });
  useOfferedCommands([
    ...(mayBeRemoved
      ? [command('delete', t('shortcut.command.asks', { what: recordWord(entity.name, 'delete') }), () => ask(true))]
      : []),
    ...(hasHistory ? [command('history', t('shortcut.command.history'), () => show('history'))] : []),
    ...(hasClipboard ? [command('copyLink', t('shortcut.command.copyLink', { title }), copyLink)] : []),
  ]);

  return (
    <>
      {!isDeleted && <PinPlace entity={entity.name} recordId={id} label={title} code={record.code} />}
      {(isCopied || further.length > 0 || hasHistory || hasClipboard || mayBeRemoved) && (
        <Menu
          button={(props) => (
            <TooltipIconButton {...props} label={t('editor.more')} icon={<Ellipsis aria-hidden="true" />} />
          )}
        >
          {(closeMenu) => {
            const act = (run: () => void) => () => {
              closeMenu();
              run();
            };
            return [
              isCopied && (
                <MenuItem key="copy" onClick={act(copy.begin)}>
                  <Copy aria-hidden="true" />
                  {t('recordPage.copy')}
                </MenuItem>
              ),
              ...further.map((one) => <FurtherActItem key={one.name} act={one} onChosen={closeMenu} />),
              hasHistory && (
                <MenuItem key="history" onClick={act(() => show('history'))}>
                  <History aria-hidden="true" />
                  {t('editor.history')}
                </MenuItem>
              ),
              hasClipboard && (
                <MenuItem key="link" onClick={act(copyLink)}>
                  <LinkIcon aria-hidden="true" />
                  {t('recordPage.copyLink')}
                </MenuItem>
              ),
              mayBeRemoved && (
                <MenuItem key="remove" onClick={act(() => ask(true))}>
                  <Trash aria-hidden="true" />
                  {recordWord(entity.name, 'delete')}
                </MenuItem>
              ),
            ];
          }}
        </Menu>
      )}
      <RemovalDialog
        entity={entity}
        record={record}
        title={title}
        isOpen={isAsked}
        removal={removal}
        onClose={close}
        onRemove={(reason) => void remove(reason)}
      />
    </>
  );
}
