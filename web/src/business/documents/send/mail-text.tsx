import styled from '@emotion/styled';
import { fillPlaceholders, type TextPlaceholder } from '@mandate/contract/paper/text-placeholders.ts';
import { useTranslation } from 'react-i18next';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { useInsertion } from '../../placeholders/use-insertion.ts';

/** What can be put in by a press, in the order of the chips. */
const offered = ['contact', 'number', 'validUntil', 'gross', 'link', 'sender'] as const satisfies TextPlaceholder[];

const Text = styled('div')({ display: 'grid', gap: 14, minWidth: 0 });

const Chips = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  fontSize: 12,
  color: vars.palette.ink3,
  '& button': {
    height: 28,
    padding: '0 10px',
    border: 0,
    borderRadius: 6,
    background: vars.palette.tint,
    color: vars.palette.text.primary,
    font: 'inherit',
    cursor: 'pointer',
    '&:hover': { background: vars.palette.tint2 },
  },
  [phone]: { '& button': { height: 36 } },
}));

const Reads = styled('figure')(({ theme: { vars } }) => ({
  margin: 0,
  '& > figcaption': { marginBottom: 4, fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  '& > section': {
    maxHeight: 180,
    overflow: 'auto',
    padding: '10px 14px',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: 8,
    whiteSpace: 'pre-wrap',
    color: vars.palette.text.primary,
  },
}));

interface MailTextProps {
  subject: string;
  body: string;
  /** The text with what goes along. */
  goes: string;
  /** What the placeholders stand for in the mail to the first who gets one. */
  values: Partial<Record<TextPlaceholder, string | null>>;
  language: string;
  errors: { subject: string | undefined; body: string | undefined };
  onSubject: (subject: string) => void;
  onBody: (body: string) => void;
}

/** Subject and text of a mail with their placeholders, and how it reads. */
export function MailText({ subject, body, goes, values, language, errors, onSubject, onBody }: MailTextProps) {
  const { t } = useTranslation();
  const { links, insert } = useInsertion();
  const read = (text: string) => fillPlaceholders(text, values).text;

  return (
    <Text>
      <TextField
        label={t('documents.send.subject')}
        isRequired
        lang={language}
        maxLength={200}
        value={subject}
        error={errors.subject}
        onChange={({ target }) => onSubject(target.value)}
      />
      <TextArea
        {...links}
        label={t('documents.send.body')}
        isRequired
        lang={language}
        rows={10}
        maxLength={8000}
        value={body}
        error={errors.body}
        onChange={({ target }) => onBody(target.value)}
      />
      <Chips>
        {t('documents.send.insert')}
        {offered.map((name) => (
          <button
            key={name}
            type="button"
            aria-label={t('documents.send.insertOne', { name: t(`documents.send.chip.${name}`) })}
            onClick={() => insert(name)}
          >
            {t(`documents.send.chip.${name}`)}
          </button>
        ))}
      </Chips>
      <Reads>
        <figcaption>{t('documents.send.reads')}</figcaption>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
        <section tabIndex={0} aria-label={t('documents.send.reads')} lang={language}>
          {`${read(subject)}\n\n${read(goes)}`}
        </section>
      </Reads>
    </Text>
  );
}
