import { IconButton } from '@mandate/web/src/ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '@mandate/web/src/ui/overlays/menu.tsx';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import Ellipsis from 'lucide-react/icons/ellipsis';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import Reply from 'lucide-react/icons/reply';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import type { Mail } from './mail.ts';
import { targetsOf } from './mail-toolbar.tsx';
import type { MailTarget } from './use-mail-acts.ts';

const targetIcons = { archive: Archive, spam: OctagonAlert, home: ArchiveRestore };

interface MailMenuProps {
  mail: Mail;
  onReply: () => void;
  onMove: (target: MailTarget) => void;
  onRemove: () => void;
}

/** What can be done with one message. */
export function MailMenu({ mail, onReply, onMove, onRemove }: MailMenuProps) {
  const { t } = useTranslation('demo');
  return (
    <Menu
      button={(props) => (
        <IconButton
          {...props}
          size="row"
          label={t('inbox.actsOn', { subject: mail.subject })}
          icon={<Ellipsis aria-hidden="true" />}
        />
      )}
    >
      {(close) => {
        const act = (run: () => void) => () => {
          close();
          run();
        };
        return [
          <MenuItem key="reply" onClick={act(onReply)}>
            <Reply aria-hidden="true" />
            {t('inbox.reply')}
          </MenuItem>,
          ...targetsOf([mail]).map((target) => {
            const Icon = targetIcons[target];
            return (
              <MenuItem key={target} onClick={act(() => onMove(target))}>
                <Icon aria-hidden="true" />
                {t(`inbox.move.${target}`)}
              </MenuItem>
            );
          }),
          <MenuItem key="remove" onClick={act(onRemove)}>
            <Trash2 aria-hidden="true" />
            {t('inbox.remove')}
          </MenuItem>,
        ];
      }}
    </Menu>
  );
}
