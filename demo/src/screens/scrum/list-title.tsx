import styled from '@emotion/styled';
import { TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

const Heading = styled('h2')(({ theme: { vars } }) => ({
  flex: 1,
  minWidth: 0,
  marginLeft: -4,
  fontSize: 13,
  lineHeight: '20px',
  fontWeight: 600,
  '& > button': {
    maxWidth: '100%',
    minHeight: 28,
    padding: '4px 6px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    font: 'inherit',
    textAlign: 'left',
    overflowWrap: 'anywhere',
    color: vars.palette.text.primary,
    cursor: 'text',
    '&:hover': { background: vars.palette.hover },
    [phone]: { minHeight: 44 },
  },
}));

/** The title of a list, which a press makes a field: Enter or leaving it keeps, Escape forgets. */
export function ListTitle({ title, onRename }: { title: string; onRename: (title: string) => void }) {
  const { t } = useTranslation('demo');
  const [typed, setTyped] = useState<string | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const isOpen = useRef(false);

  function close(isKept: boolean): void {
    // A field that is taken away while it has the focus is left as well.
    if (!isOpen.current) return;
    isOpen.current = false;
    const wanted = typed?.trim() ?? '';
    setTyped(null);
    if (isKept && wanted !== '' && wanted !== title) onRename(wanted);
  }

  return (
    <Heading>
      {typed === null ? (
        <button
          ref={opener}
          type="button"
          title={t('scrum.rename')}
          onClick={() => {
            isOpen.current = true;
            flushSync(() => setTyped(title));
            field.current?.select();
          }}
        >
          {title}
        </button>
      ) : (
        <TextField
          ref={field}
          size="toolbar"
          label={t('scrum.listTitle')}
          isLabelHidden
          value={typed}
          maxLength={80}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => close(true)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return;
            // Enter would press the button that gets the focus now.
            event.preventDefault();
            flushSync(() => close(event.key === 'Enter'));
            opener.current?.focus();
          }}
        />
      )}
    </Heading>
  );
}
