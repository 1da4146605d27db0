import styled from '@emotion/styled';
import { textPlaceholders } from '@mandate/contract/paper/text-placeholders.ts';
import { lengthOf } from '@mandate/contract/texts/clean-text.ts';
import { useTranslation } from 'react-i18next';
import type { BoundField } from '../../form/fields/field-cell.tsx';
import { TextArea } from '../../ui/fields/text-field.tsx';
import { phone } from '../../ui/media/phone.ts';
import { useInsertion } from './use-insertion.ts';

const Chips = styled('ul')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  marginTop: 8,
  '& button': {
    height: 28,
    padding: '0 10px',
    border: 0,
    borderRadius: 6,
    background: vars.palette.tint,
    color: vars.palette.text.primary,
    font: 'inherit',
    fontSize: 12,
    lineHeight: '16px',
    cursor: 'pointer',
    '&:hover': { background: vars.palette.tint2 },
  },
  [phone]: { gap: 8, '& button': { height: 36 } },
}));

const Lead = styled('p')(({ theme: { vars } }) => ({
  marginTop: 10,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.ink3,
}));

interface PlaceholderAreaProps {
  frame: BoundField['frame'];
  /** The most characters it may have; it is said how many there are when they come close. */
  max: number;
  text: string;
  onText: (text: string) => void;
}

/** A text of the firm with the placeholders that may stand in it: each is put where the caret is, or in place of what is marked. */
export function PlaceholderArea({ frame, max, text, onText }: PlaceholderAreaProps) {
  const { t } = useTranslation();
  const { links, insert } = useInsertion();
  const isLong = text.length > max * 0.8;
  return (
    <>
      <TextArea
        {...frame}
        {...links}
        hint={isLong ? t('editor.characters', { count: lengthOf(text), max }) : frame.hint}
        rows={9}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <Lead id={`${frame.id}-chips`}>{t('textBlocks.placeholders')}</Lead>
      <Chips aria-labelledby={`${frame.id}-chips`}>
        {textPlaceholders.map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-label={t('textBlocks.insert', { name: t(`textBlocks.placeholder.${name}`) })}
              onClick={() => insert(name)}
            >
              {t(`textBlocks.placeholder.${name}`)}
            </button>
          </li>
        ))}
      </Chips>
    </>
  );
}
