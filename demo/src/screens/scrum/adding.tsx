import styled from '@emotion/styled';
import { Button } from '@mandate/web/src/ui/buttons/button.tsx';
import { TextField } from '@mandate/web/src/ui/fields/text-field.tsx';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';

const Form = styled('form')({
  display: 'grid',
  gap: 8,
  '& > span': { display: 'flex', gap: 8 },
  '& > span > :first-of-type': { flex: 1 },
});

interface AddingProps {
  /** What its button and, once it is pressed, the button of its form say. */
  label: string;
  fieldLabel: string;
  onAdd: (title: string) => void;
}

/** A button that becomes a field: Enter adds and waits for the next, Escape leaves. */
export function Adding({ label, fieldLabel, onAdd }: AddingProps) {
  const { t } = useTranslation(['demo', 'all']);
  const [isOpen, setIsOpen] = useState(false);
  const [title, setTitle] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);

  function close(): void {
    flushSync(() => {
      setIsOpen(false);
      setTitle('');
    });
    opener.current?.focus();
  }

  function open(): void {
    flushSync(() => setIsOpen(true));
    field.current?.focus();
  }

  if (!isOpen)
    return (
      <Button ref={opener} size="toolbar" look="quiet" icon={<Plus aria-hidden="true" />} onClick={open}>
        {label}
      </Button>
    );
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim() !== '') onAdd(title.trim());
        setTitle('');
        field.current?.focus();
      }}
    >
      <TextField
        ref={field}
        label={fieldLabel}
        isLabelHidden
        placeholder={fieldLabel}
        value={title}
        maxLength={120}
        onChange={({ target }) => setTitle(target.value)}
        onKeyDown={(event) => event.key === 'Escape' && close()}
      />
      <span>
        <Button type="submit" size="toolbar" look="primary">
          {label}
        </Button>
        <Button size="toolbar" look="quiet" onClick={close}>
          {t('all:action.cancel')}
        </Button>
      </span>
    </Form>
  );
}
