import { BarText, Toolbar, ToolbarGap } from '@mandate/web/src/ui/buttons/toolbar.tsx';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { Checkbox } from '@mandate/web/src/ui/fields/checkbox.tsx';
import Archive from 'lucide-react/icons/archive';
import ArchiveRestore from 'lucide-react/icons/archive-restore';
import OctagonAlert from 'lucide-react/icons/octagon-alert';
import Star from 'lucide-react/icons/star';
import StarOff from 'lucide-react/icons/star-off';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { homeOf, type Mail } from './mail.ts';
import type { MailActs, MailTarget } from './use-mail-acts.ts';

const targetIcons = { archive: Archive, spam: OctagonAlert, home: ArchiveRestore };

/** Where each of some messages may still go. */
export function targetsOf(mails: readonly Mail[]): MailTarget[] {
  const targets: MailTarget[] = [];
  if (mails.some((mail) => mail.folder !== homeOf(mail))) targets.push('home');
  if (mails.some(({ folder }) => folder !== 'archive')) targets.push('archive');
  if (mails.some((mail) => mail.folder !== 'spam' && homeOf(mail) === 'inbox')) targets.push('spam');
  return targets;
}

interface MailToolbarProps {
  mails: readonly Mail[];
  selected: readonly Mail[];
  onSelect: (ids: string[]) => void;
  acts: MailActs;
  onRemove: () => void;
}

/** Selects all messages, and does something with those that are selected. */
export function MailToolbar({ mails, selected, onSelect, acts, onRemove }: MailToolbarProps) {
  const { t } = useTranslation('demo');
  const areStarred = selected.every(({ isStarred }) => isStarred);
  const StarIcon = areStarred ? StarOff : Star;

  function act(run: () => Promise<unknown>): void {
    onSelect([]);
    void run();
  }

  return (
    <Toolbar style={{ minHeight: 52, paddingLeft: 14 }}>
      <Checkbox
        label={t('inbox.all')}
        checked={mails.length > 0 && selected.length === mails.length}
        isPartial={selected.length > 0 && selected.length < mails.length}
        disabled={mails.length === 0}
        onChange={(event) => onSelect(event.target.checked ? mails.map(({ id }) => id) : [])}
      />
      {selected.length > 0 && (
        <>
          <TooltipIconButton
            size="toolbar"
            label={t(areStarred ? 'inbox.unstar' : 'inbox.star')}
            icon={<StarIcon aria-hidden="true" />}
            onClick={() => act(() => acts.star(selected, !areStarred))}
          />
          {targetsOf(selected).map((target) => {
            const Icon = targetIcons[target];
            return (
              <TooltipIconButton
                key={target}
                size="toolbar"
                label={t(`inbox.move.${target}`)}
                icon={<Icon aria-hidden="true" />}
                onClick={() => act(() => acts.move(selected, target))}
              />
            );
          })}
          <TooltipIconButton
            size="toolbar"
            label={t('inbox.remove')}
            icon={<Trash2 aria-hidden="true" />}
            onClick={onRemove}
          />
        </>
      )}
      <ToolbarGap />
      <BarText role="status">
        {selected.length > 0
          ? t('inbox.selected', { count: selected.length })
          : t('inbox.count', { count: mails.length })}
      </BarText>
    </Toolbar>
  );
}
