import styled from '@emotion/styled';
import { TooltipIconButton } from '@mandate/web/src/ui/buttons/tooltip-icon-button.tsx';
import { FieldBox } from '@mandate/web/src/ui/fields/field-frame.tsx';
import { VisuallyHidden } from '@mandate/web/src/ui/media/visually-hidden.tsx';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

const line = 20;
const mostLines = 4;

const Bar = styled('form')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'flex-end',
  gap: 4,
  flex: 'none',
  padding: '10px 8px 10px 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  '& textarea': { display: 'block', margin: '7px 0', resize: 'none', lineHeight: `${line}px` },
}));

const Field = styled(FieldBox)({ flex: 1 });

interface ChatInputProps {
  /** Whom it is written to. */
  name: string;
  onSend: (text: string) => void;
  /** Gives the input to who wants the focus there. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Where a message is written: it grows to four rows, Enter sends, Shift+Enter breaks the line, blank words are not sent. */
export function ChatInput({ name, onSend, ref }: ChatInputProps) {
  const { t } = useTranslation('demo');
  const id = useId();
  const [text, setText] = useState('');
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current as HTMLTextAreaElement, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written decides how tall it is
  useLayoutEffect(() => {
    const own = area.current;
    if (!own) return;
    own.style.height = 'auto';
    own.style.height = `${Math.min(own.scrollHeight, mostLines * line)}px`;
    own.style.overflowY = own.scrollHeight > mostLines * line ? 'auto' : 'hidden';
  }, [text]);

  function send() {
    const words = text.trim();
    if (words !== '') onSend(words);
    setText('');
    area.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    // Enter that ends the writing of a character of several keys is no sending.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <Bar
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <VisuallyHidden as="label" {...{ htmlFor: id }}>
        {t('chat.messageTo', { name })}
      </VisuallyHidden>
      <Field>
        <textarea
          id={id}
          ref={area}
          rows={1}
          value={text}
          placeholder={t('chat.write')}
          enterKeyHint="send"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <TooltipIconButton type="submit" label={t('chat.send')} icon={<SendHorizontal aria-hidden="true" />} />
    </Bar>
  );
}
