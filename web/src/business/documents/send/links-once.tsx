import styled from '@emotion/styled';
import type { SentDocument } from '@mandate/contract/documents/send-request.ts';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { VisuallyHidden } from '../../../ui/media/visually-hidden.tsx';

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 8,
  marginTop: 12,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

/** The links of a document that no mail took along, each to be copied. */
export function LinksOnce({ links }: { links: SentDocument['links'] }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<string | null>(null);

  // Pages that are not secure have no clipboard to write to; there the text is selected for the person to copy.
  async function copy(contactId: string, link: string): Promise<void> {
    await navigator.clipboard?.writeText(link);
    if (navigator.clipboard) setCopied(contactId);
  }

  return (
    <>
      {t('documents.send.linksText', { count: links.length })}
      {links.map(({ contactId, name, link }, place) => (
        <Line key={contactId}>
          <TextField
            label={t('documents.send.linkFor', { name })}
            readOnly
            spellCheck={false}
            value={link}
            onFocus={({ target }) => target.select()}
          />
          <Button
            autoFocus={place === 0}
            icon={<Copy aria-hidden="true" />}
            aria-label={t('documents.send.copyOf', { name })}
            onClick={() => void copy(contactId, link)}
          >
            {t(copied === contactId ? 'documents.send.copied' : 'documents.send.copy')}
          </Button>
        </Line>
      ))}
      <VisuallyHidden role="status">{copied === null ? '' : t('documents.send.copied')}</VisuallyHidden>
    </>
  );
}
