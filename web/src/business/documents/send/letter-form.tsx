import styled from '@emotion/styled';
import { letterBody } from '@mandate/contract/documents/letter-body.ts';
import { type DocumentSending, mostAttached } from '@mandate/contract/documents/send-request.ts';
import type { DocumentRow } from '@mandate/contract/entities/document.ts';
import type { FieldError } from '@mandate/contract/replies/envelope.ts';
import { fillText } from '@mandate/contract/texts/fill-text.ts';
import { isPlainDate } from '@mandate/contract/values/dates.ts';
import { useTranslation } from 'react-i18next';
import { problemSentence } from '../../../records/words/record-words.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { dateText, numberText } from '../../../ui/values/value-texts.ts';
import { Addressees } from './addressees.tsx';
import { MailText } from './mail-text.tsx';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 9fr)',
  gap: 20,
  marginTop: 12,
  '& > div': { display: 'grid', alignContent: 'start', gap: 14, minWidth: 0 },
  '@media (max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const Small = styled('small')({ display: 'block', margin: '2px 0 0 28px', fontSize: 12, lineHeight: '16px' });

/** What a document is sent with, as it is typed. */
export interface Letter {
  contactIds: readonly string[];
  subject: string;
  body: string;
  attach: boolean;
  withLink: boolean;
  expiresOn: string;
  copyTo: string;
}

/** A letter before anything is typed: to the contact of a name, else to the first one, with the texts of the firm. */
export function letterBegun(
  { kind }: DocumentRow,
  { contacts, subject, body, lastDay, copyTo }: DocumentSending,
  toName: string,
): Letter {
  const named = contacts.filter(({ name }) => name === toName);
  const meant = named.length > 0 ? named : contacts.filter(({ isFirst }) => isFirst);
  return {
    contactIds: meant.filter(({ email }) => email !== null).map(({ id }) => id),
    ...{ subject, body, attach: true },
    withLink: kind === 'quote' || body.includes('{link}'),
    expiresOn: lastDay,
    copyTo: copyTo ?? '',
  };
}

/** The text as it leaves. What is too large to be attached is read behind its link. */
function goingBody({ body, attach, withLink, expiresOn }: Letter, sending: DocumentSending): string {
  const { namesFile, linkUntil, locale, file } = sending;
  const isTooLarge = attach && (file?.size ?? 0) > mostAttached;
  const day = isPlainDate(expiresOn) ? longDay(expiresOn, locale) : '…';
  return letterBody(body, {
    hasFile: attach && !isTooLarge,
    namesFile,
    linkUntil: withLink || isTooLarge ? fillText(linkUntil, locale, () => day) : null,
  });
}

function longDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}

interface LetterFormProps {
  letter: Letter;
  sending: DocumentSending;
  document: DocumentRow;
  errors: readonly FieldError[];
  onChange: (part: Partial<Letter>) => void;
}

/** To whom a document goes and what goes along, next to its mail. */
export function LetterForm({ letter, sending, document, errors, onChange }: LetterFormProps) {
  const { t } = useTranslation();
  const { kind, language, validUntil, answer } = document;
  const { contacts, values, file, sender, isExpired } = sending;
  const mayAccept = kind === 'quote' && answer === null && !isExpired;
  const { contactIds, subject, body, attach, withLink, expiresOn, copyTo } = letter;
  const first = contacts.find(({ id }) => contactIds.includes(id));
  const refused = (field: string) => {
    const error = errors.find((one) => one.field === field);
    return error && problemSentence(error);
  };
  return (
    <Columns>
      <div>
        <Addressees contacts={contacts} chosen={contactIds} onChoose={(ids) => onChange({ contactIds: ids })} />
        <div>
          <Checkbox
            label={t('documents.send.attach')}
            checked={attach}
            onChange={({ target }) => onChange({ attach: target.checked })}
          />
          {file && (
            <Small>
              {file.name},{' '}
              {t('documents.fileFacts', { count: file.pages, size: numberText(Math.ceil(file.size / 1024)) })}
            </Small>
          )}
        </div>
        <div>
          <Checkbox
            label={t(mayAccept ? 'documents.send.withLink' : 'documents.send.withLinkToRead')}
            checked={withLink}
            onChange={({ target }) => onChange({ withLink: target.checked })}
          />
          <Small>{t('documents.send.withLinkHint')}</Small>
        </div>
        {withLink && (
          <DateField
            label={t('documents.send.until')}
            pickLabel={t('field.pickDate', { field: t('documents.send.until') })}
            value={expiresOn}
            hint={
              validUntil !== null && sending.lastDay < validUntil
                ? t('documents.send.untilHint', {
                    validUntil: dateText(validUntil),
                    lastDay: dateText(sending.lastDay),
                  })
                : undefined
            }
            error={refused('expiresOn')}
            onDate={(day) => onChange({ expiresOn: day })}
          />
        )}
        <TextField
          label={t('documents.send.copyTo')}
          hint={t('documents.send.copyToHint')}
          type="email"
          maxLength={180}
          value={copyTo}
          error={refused('copyTo')}
          onChange={({ target }) => onChange({ copyTo: target.value })}
        />
        <p>{t('documents.send.answersTo', { sender })}</p>
      </div>
      <MailText
        subject={subject}
        body={body}
        goes={goingBody(letter, sending)}
        values={{
          ...values,
          contact: first?.name ?? t('documents.send.itsContact'),
          link: withLink ? t('documents.send.itsLink') : null,
        }}
        language={language}
        errors={{ subject: refused('subject'), body: refused('body') }}
        onSubject={(text) => onChange({ subject: text })}
        onBody={(text) => onChange({ body: text })}
      />
    </Columns>
  );
}
