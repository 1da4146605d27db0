import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { TextArea, TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { centred } from '@mandate/web/src/ui/overlays/centred.ts';
import { fading, Overlay } from '@mandate/web/src/ui/overlays/overlay.tsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Card, type Label, type Member, ownMemberId } from '../../contract/scrum-calls.ts';
import { CardAttachments } from './card-attachments.tsx';
import { CardComments } from './card-comments.tsx';
import { CardMarks } from './card-marks.tsx';
import { withComment } from './with-comment.ts';

const Window = styled(Overlay)(({ theme: { vars } }) => ({
  ...fading,
  ...centred,
  maxWidth: 640,
  borderRadius: 12,
  boxShadow: vars.palette.shadow.dialog,
  [phone]: { width: '100%', maxWidth: 'none', height: '100%', maxHeight: 'none', borderRadius: 0 },
}));

const Form = styled('form')(({ theme: { vars } }) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
  '& > header': { padding: '16px 20px 0' },
  '& > header > h2': { fontSize: 16, lineHeight: '24px', fontWeight: 600, overflowWrap: 'anywhere' },
  '& > header > p': { fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  '& > div': {
    position: 'relative',
    display: 'grid',
    flex: 1,
    gap: 16,
    alignContent: 'start',
    minHeight: 0,
    padding: '12px 20px 16px',
    overflowY: 'auto',
  },
  '& > div > img': { width: '100%', height: 140, borderRadius: 8, objectFit: 'cover' },
  '& > footer': {
    display: 'flex',
    justifyContent: 'flex-end',
    gap: 8,
    padding: '12px 20px',
    borderTop: `1px solid ${vars.palette.divider}`,
    [phone]: { '& > button': { flex: 1 } },
  },
}));

interface CardDialogProps {
  card: Card;
  /** The title of its list. */
  list: string;
  /** Of the board. */
  members: readonly Member[];
  /** Everybody who may have made a remark. */
  everybody: readonly Member[];
  labels: readonly Label[];
  onClose: () => void;
  onSave: (card: Card) => void;
}

/** A card in full. What is changed in it is kept by Save, all at once. */
export default function CardDialog({ card, list, members, everybody, labels, onClose, onSave }: CardDialogProps) {
  const { t } = useTranslation(['demo', 'all']);
  const id = useId();
  const [draft, setDraft] = useState(card);
  const [remark, setRemark] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isUntitled = draft.title.trim() === '';
  const author = everybody.find((member) => member.id === ownMemberId);
  const commented = () => (author ? withComment(draft, author.id, remark, new Date()) : draft);

  function save(form: HTMLFormElement): void {
    setIsChecked(true);
    if (isUntitled) form.querySelector<HTMLElement>('[name=title]')?.focus();
    else onSave({ ...commented(), title: draft.title.trim() });
  }

  return (
    <Window
      isOpen
      onClose={onClose}
      // It is no wish to lose what was written.
      onPressBeside={() => undefined}
      aria-labelledby={`${id}-title`}
    >
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save(event.currentTarget);
        }}
      >
        <header>
          <h2 id={`${id}-title`}>{card.title}</h2>
          <p>{t('scrum.inList', { title: list })}</p>
        </header>
        <div>
          {draft.coverImage && <img src={draft.coverImage} alt="" />}
          <TextField
            name="title"
            label={t('scrum.cardTitle')}
            isRequired
            value={draft.title}
            maxLength={120}
            error={isChecked && isUntitled ? t('scrum.needsTitle') : undefined}
            onChange={({ target }) => setDraft({ ...draft, title: target.value })}
          />
          <CardMarks card={draft} members={members} labels={labels} onChange={setDraft} />
          <TextArea
            label={t('scrum.description')}
            value={draft.description ?? ''}
            onChange={({ target }) => setDraft({ ...draft, description: target.value })}
          />
          <CardAttachments card={draft} onChange={setDraft} />
          {author && (
            <CardComments
              comments={draft.comments}
              author={author}
              everybody={everybody}
              text={remark}
              onType={setRemark}
              onSend={() => {
                setDraft(commented());
                setRemark('');
              }}
            />
          )}
        </div>
        <footer>
          <Button onClick={onClose}>{t('all:action.cancel')}</Button>
          <Button type="submit" look="primary">
            {t('scrum.saveCard')}
          </Button>
        </footer>
      </Form>
    </Window>
  );
}
