import styled from '@emotion/styled';
import { Tag } from '@mandate/web/src/ui/badges/chip.tsx';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { IconButton } from '@mandate/web/src/ui/buttons/icon-button.tsx';
import { Menu, MenuItem } from '@mandate/web/src/ui/overlays/menu.tsx';
import { numberText } from '@mandate/web/src/ui/values/value-texts.ts';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Image from 'lucide-react/icons/image';
import Paperclip from 'lucide-react/icons/paperclip';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Attachment, Card } from '../../contract/scrum-calls.ts';
import { CardPart } from './card-part.tsx';
import { isPicture, withCover, withoutAttachment } from './with-comment.ts';

const List = styled('ul')(({ theme: { vars } }) => ({
  fontSize: 13,
  lineHeight: '20px',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '4px 0',
    borderTop: `1px solid ${vars.palette.divider}`,
  },
  '& > li > img, & > li > .file': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 32,
    borderRadius: 4,
    objectFit: 'cover',
    background: vars.palette.sunken,
    color: vars.palette.ink3,
    '& > svg': { width: 16, height: 16, strokeWidth: 1.75 },
  },
  '& > li > .name': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
}));

const Nothing = styled('p')(({ theme: { vars } }) => ({
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
}));

interface CardAttachmentsProps {
  card: Card;
  onChange: (card: Card) => void;
}

/** The files of a card. One that is chosen stays in this browser. */
export function CardAttachments({ card, onChange }: CardAttachmentsProps) {
  const { t } = useTranslation('demo');
  const chooser = useRef<HTMLInputElement>(null);

  function add(files: FileList | null): void {
    const added = [...(files ?? [])].map(
      (file): Attachment => ({
        name: file.name,
        size: t('scrum.kilobytes', { size: numberText((file.size / 1024).toFixed(1)) }),
        url: URL.createObjectURL(file),
      }),
    );
    onChange({ ...card, attachments: [...card.attachments, ...added] });
  }

  return (
    <CardPart
      title={t('scrum.attachments')}
      acts={
        <>
          <input
            ref={chooser}
            type="file"
            multiple
            hidden
            onChange={({ target }) => {
              add(target.files);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
          <Button size="row" icon={<Paperclip aria-hidden="true" />} onClick={() => chooser.current?.click()}>
            {t('scrum.attach')}
          </Button>
        </>
      }
    >
      {card.attachments.length === 0 ? (
        <Nothing>{t('scrum.noAttachments')}</Nothing>
      ) : (
        <List>
          {card.attachments.map((attachment) => (
            <AttachmentRow
              key={`${attachment.name} ${attachment.url}`}
              attachment={attachment}
              card={card}
              onChange={onChange}
            />
          ))}
        </List>
      )}
    </CardPart>
  );
}

function AttachmentRow({ attachment, card, onChange }: CardAttachmentsProps & { attachment: Attachment }) {
  const { t } = useTranslation('demo');
  const { name, size, url } = attachment;
  const isCover = card.coverImage === url;
  return (
    <li>
      {isPicture(attachment) ? (
        <img src={url} alt="" />
      ) : (
        <span className="file">
          <Paperclip aria-hidden="true" />
        </span>
      )}
      <span className="name">
        <a href={url} download={name}>
          {name}
        </a>
        <small>{size}</small>
      </span>
      {isCover && <Tag>{t('scrum.cover')}</Tag>}
      <Menu
        button={(props) => (
          <IconButton
            {...props}
            size="row"
            label={t('scrum.attachmentActs', { name })}
            icon={<Ellipsis aria-hidden="true" />}
          />
        )}
      >
        {(close) => {
          const entry = (key: string, icon: ReactNode, label: string, changed: Card) => (
            <MenuItem
              key={key}
              onClick={() => {
                close();
                onChange(changed);
              }}
            >
              {icon}
              {label}
            </MenuItem>
          );
          const image = <Image aria-hidden="true" />;
          return [
            isPicture(attachment) &&
              (isCover
                ? entry('cover', image, t('scrum.removeCover'), withCover(card, undefined))
                : entry('cover', image, t('scrum.makeCover'), withCover(card, url))),
            entry(
              'remove',
              <Trash2 aria-hidden="true" />,
              t('scrum.removeAttachment'),
              withoutAttachment(card, attachment),
            ),
          ];
        }}
      </Menu>
    </li>
  );
}
