import styled from '@emotion/styled';
import { EmptyState } from '@mandate/web/src/ui/feedback/empty-state.tsx';
import { VisuallyHidden } from '@mandate/web/src/ui/media/visually-hidden.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isSeenIn, type Mail, type MailView } from './mail.ts';
import { MailBody } from './mail-body.tsx';
import { MailMenu } from './mail-menu.tsx';
import { MailRow } from './mail-row.tsx';
import { MailToolbar } from './mail-toolbar.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import type { MailActs } from './use-mail-acts.ts';

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

interface MailListProps {
  /** Every message there is. */
  mails: readonly Mail[];
  view: MailView;
  acts: MailActs;
  openId: string | null;
  /** Null closes the message that is open. */
  onOpen: (id: string | null) => void;
  onReply: (id: string) => void;
}

/** The messages of a folder, of which one at a time is open. */
export function MailList({ mails, view, acts, openId, onOpen, onReply }: MailListProps) {
  const { t } = useTranslation('demo');
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [leaving, setLeaving] = useState<readonly Mail[]>([]);
  const seen = mails.filter((mail) => isSeenIn(view, mail));
  const selected = seen.filter(({ id }) => selectedIds.includes(id));
  const open = seen.find(({ id }) => id === openId);

  const read = useEffectEvent(() => open && void acts.read(open));
  const leave = useEffectEvent(() => onOpen(null));
  const isNew = open?.isRead === false;
  useEffect(() => {
    if (isNew) read();
  }, [isNew]);
  // A message that is not here, or no longer, leads back to the list.
  const isLost = openId !== null && !open;
  useEffect(() => {
    if (isLost) leave();
  }, [isLost]);

  return (
    <>
      <VisuallyHidden as="h2">{t(`inbox.folder.${view}`)}</VisuallyHidden>
      <MailToolbar
        mails={seen}
        selected={selected}
        onSelect={setSelectedIds}
        acts={acts}
        onRemove={() => setLeaving(selected)}
      />
      {seen.length === 0 && (
        <EmptyState kind="nothingYet" title={t(`inbox.empty.${view}`)} text={t(`inbox.emptyText.${view}`)} />
      )}
      <List>
        {seen.map((mail) => (
          <MailRow
            key={mail.id}
            mail={mail}
            isOpen={mail === open}
            isSelected={selected.includes(mail)}
            onToggle={() => onOpen(mail === open ? null : mail.id)}
            onSelect={(isSelected) =>
              setSelectedIds((now) => (isSelected ? [...now, mail.id] : now.filter((id) => id !== mail.id)))
            }
            onStar={() => void acts.star([mail], !mail.isStarred)}
            menu={
              <MailMenu
                mail={mail}
                onReply={() => onReply(mail.id)}
                onMove={(target) => void acts.move([mail], target)}
                onRemove={() => setLeaving([mail])}
              />
            }
          >
            <MailBody mail={mail} onReply={() => onReply(mail.id)} />
          </MailRow>
        ))}
      </List>
      {leaving.length > 0 && (
        <RemoveDialog
          count={leaving.length}
          onClose={() => setLeaving([])}
          onRemove={() => {
            setLeaving([]);
            setSelectedIds([]);
            void acts.remove(leaving);
          }}
        />
      )}
    </>
  );
}
