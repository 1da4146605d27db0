import styled from '@emotion/styled';
import { Chip } from '@mandate/web/src/ui/badges/chip.tsx';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import Paperclip from 'lucide-react/icons/paperclip';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailAttachment } from '../../contract/mailbox-calls.ts';
import { sizeText } from '../../size-text.ts';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minWidth: 0 });

interface AttachmentPickerProps {
  attachments: readonly MailAttachment[];
  onChange: (attachments: MailAttachment[]) => void;
}

/** Chooses files that go with a message, and lists them. */
export function AttachmentPicker({ attachments, onChange }: AttachmentPickerProps) {
  const { t } = useTranslation('demo');
  const input = useRef<HTMLInputElement>(null);

  function add(files: FileList | null): void {
    const added = [...(files ?? [])].map(({ name, size }) => ({ name, size }));
    const kept = attachments.filter(({ name }) => added.every((file) => file.name !== name));
    onChange([...kept, ...added]);
  }

  return (
    <Line>
      <Button size="toolbar" icon={<Paperclip aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t('inbox.attach')}
      </Button>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        aria-label={t('inbox.attach')}
        onChange={({ target }) => {
          add(target.files);
          // The same file once more is a choice, too.
          target.value = '';
        }}
      />
      {attachments.map(({ name, size }) => (
        <Chip
          key={name}
          remove={{
            label: t('inbox.detach', { name }),
            run: () => onChange(attachments.filter((other) => other.name !== name)),
          }}
        >
          {name}, {sizeText(size)}
        </Chip>
      ))}
    </Line>
  );
}
