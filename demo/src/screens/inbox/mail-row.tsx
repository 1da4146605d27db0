import styled from '@emotion/styled';
import { IconButton } from '@mandate/web/src/ui/buttons/icon-button.tsx';
import { Checkbox } from '@mandate/web/src/ui/fields/checkbox.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { RelativeTime } from '@mandate/web/src/ui/values/relative-time.tsx';
import { tabular } from '@mandate/web/src/ui/values/tabular.ts';
import Paperclip from 'lucide-react/icons/paperclip';
import Star from 'lucide-react/icons/star';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { beginningOf, type Mail } from './mail.ts';

const Row = styled('li')(({ theme: { vars } }) => ({
  borderTop: `1px solid ${vars.palette.divider}`,
  '&[data-selected] > div:first-of-type': { background: vars.palette.tint },
}));

const Line = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '16px 28px minmax(0, 1fr) 28px',
  alignItems: 'center',
  gap: 8,
  padding: '0 10px 0 14px',
  '&:hover': { background: vars.palette.hover },
  '& > h3': { minWidth: 0, font: 'inherit' },
  '& button[aria-pressed=true] > svg': { fill: vars.palette.caution.fill, color: vars.palette.caution.fill },
  [phone]: { gridTemplateColumns: '16px 44px minmax(0, 1fr) 44px', gap: 0, padding: '0 4px 0 12px' },
}));

const Opener = styled('button')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr) 16px 104px',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 44,
  padding: '0 4px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: vars.palette.text.secondary,
  font: 'inherit',
  fontSize: 13,
  lineHeight: '20px',
  textAlign: 'left',
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: -2 },
  '&[data-unread]': { fontWeight: 600, color: vars.palette.text.primary },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > span:first-of-type': { color: vars.palette.text.primary },
  '& i': { marginLeft: 8, fontStyle: 'normal', fontWeight: 400, color: vars.palette.ink3 },
  '& > svg': { gridColumn: 3, width: 16, height: 16, strokeWidth: 1.75, color: vars.palette.ink3 },
  '& > small': { ...tabular, gridColumn: 4, fontSize: 12, lineHeight: '16px', fontWeight: 400, textAlign: 'right' },
  [phone]: {
    gridTemplateColumns: 'minmax(0, 1fr) 16px auto',
    gap: '0 8px',
    padding: '8px 0',
    '& > svg': { gridColumn: 2 },
    '& > small': { gridColumn: 3, gridRow: 1 },
    '& > span:nth-of-type(2)': { gridColumn: '1 / -1', gridRow: 2 },
  },
}));

interface MailRowProps {
  mail: Mail;
  isOpen: boolean;
  isSelected: boolean;
  onToggle: () => void;
  onSelect: (isSelected: boolean) => void;
  onStar: () => void;
  menu: ReactNode;
  /** What it says, while it is open. */
  children: ReactNode;
}

/** A message in its list, which opens where it stands. */
export function MailRow({ mail, isOpen, isSelected, onToggle, onSelect, onStar, menu, children }: MailRowProps) {
  const { t } = useTranslation('demo');
  const bodyId = useId();
  const { subject, isRead, isStarred, to, sender, date } = mail;
  return (
    <Row data-selected={isSelected || undefined}>
      <Line>
        <Checkbox
          aria-label={t('inbox.pick', { subject })}
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
        />
        <IconButton
          size="row"
          label={t('inbox.starOn', { subject })}
          icon={<Star aria-hidden="true" />}
          aria-pressed={isStarred}
          onClick={onStar}
        />
        <h3>
          <Opener
            type="button"
            data-unread={!isRead || undefined}
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            onClick={onToggle}
          >
            <span>{to === '' ? sender.name : t('inbox.to', { to })}</span>
            <span>
              {subject}
              <i>{beginningOf(mail.message)}</i>
            </span>
            {mail.attachments.length > 0 && (
              <Paperclip role="img" aria-label={t('inbox.hasFiles', { count: mail.attachments.length })} />
            )}
            <small>
              <RelativeTime instant={date} isInControl />
            </small>
          </Opener>
        </h3>
        {menu}
      </Line>
      {isOpen && <div id={bodyId}>{children}</div>}
    </Row>
  );
}
