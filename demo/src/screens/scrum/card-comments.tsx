import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import { RelativeTime } from '@mandate/web/src/ui/values/relative-time.tsx';
import { useTranslation } from 'react-i18next';
import type { Comment, Member } from '../../contract/scrum-calls.ts';
import { CardPart } from './card-part.tsx';
import { Face } from './faces.tsx';

const List = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 12,
  fontSize: 13,
  lineHeight: '20px',
  '& > li': { display: 'flex', gap: 10 },
  '& > li > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 500 },
  '& time': { marginLeft: 8, fontSize: 12, color: vars.palette.text.secondary },
}));

const Line = styled('div')({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 8,
  '& > span': { marginBottom: 6 },
  '& > div': { flex: 1 },
});

interface CardCommentsProps {
  comments: readonly Comment[];
  /** Whose remarks are made here. */
  author: Member;
  everybody: readonly Member[];
  text: string;
  onType: (text: string) => void;
  onSend: () => void;
}

/** What was remarked on a card, and a line for another remark. */
export function CardComments({ comments, author, everybody, text, onType, onSend }: CardCommentsProps) {
  const { t } = useTranslation('demo');
  return (
    <CardPart title={t('scrum.comments')}>
      <List>
        {comments.map(({ id, uid, text: said, time }) => {
          const member = everybody.find((each) => each.id === uid);
          return (
            <li key={id}>
              {member && <Face member={member} />}
              <div>
                <b>{member?.name}</b>
                <RelativeTime instant={time} />
                <p>{said}</p>
              </div>
            </li>
          );
        })}
      </List>
      <Line>
        <Face member={author} />
        <TextField
          label={t('scrum.commentAs', { name: author.name })}
          value={text}
          maxLength={500}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // Enter sends the remark, not the card.
            event.preventDefault();
            onSend();
          }}
        />
        <Button onClick={onSend}>{t('scrum.send')}</Button>
      </Line>
    </CardPart>
  );
}
