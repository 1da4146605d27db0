import styled from '@emotion/styled';
import RichTextView from '@mandate/web/src/rich-text/rich-text-view.tsx';
import { Tag } from '@mandate/web/src/ui/badges/chip.tsx';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { InstantText } from '@mandate/web/src/ui/values/figure.tsx';
import Paperclip from 'lucide-react/icons/paperclip';
import Reply from 'lucide-react/icons/reply';
import { useTranslation } from 'react-i18next';
import { PersonPicture } from '../../records/person-picture.tsx';
import { sizeText } from '../../size-text.ts';
import type { Mail } from './mail.ts';

const Sheet = styled('div')(({ theme: { vars } }) => ({
  padding: '8px 20px 20px 66px',
  '& > header': { display: 'flex', alignItems: 'center', gap: 12, marginBottom: 12, fontSize: 13, lineHeight: '20px' },
  '& > header > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > header strong': { display: 'block', fontWeight: 600 },
  '& > header > div > span': { fontSize: 12, color: vars.palette.text.secondary },
  '& > footer': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, marginTop: 16 },
  '& ul': { minWidth: 0 },
  [phone]: { padding: '8px 16px 16px' },
}));

const Attachments = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: '12px 0 0',
  padding: 0,
  listStyle: 'none',
  '& svg': { width: 12, height: 12 },
});

/** What a message says. Its text comes from elsewhere and is sanitised before it is shown. */
export function MailBody({ mail, onReply }: { mail: Mail; onReply: () => void }) {
  const { t } = useTranslation('demo');
  const { sender, date, message, attachments } = mail;
  return (
    <Sheet>
      <header>
        <PersonPicture name={sender.name} image={sender.photo} size={40} />
        <div>
          <strong>{sender.name}</strong>
          <InstantText instant={date} />
        </div>
      </header>
      <RichTextView html={message} />
      {attachments.length > 0 && (
        <Attachments aria-label={t('inbox.attachments')}>
          {attachments.map(({ name, size }) => (
            <li key={name}>
              <Tag>
                <Paperclip aria-hidden="true" />
                {name}, {sizeText(size)}
              </Tag>
            </li>
          ))}
        </Attachments>
      )}
      <footer>
        <Button size="toolbar" icon={<Reply aria-hidden="true" />} onClick={onReply}>
          {t('inbox.reply')}
        </Button>
      </footer>
    </Sheet>
  );
}
