import styled from '@emotion/styled';
import { visuallyHidden } from '@mandate/web/src/ui/media/visually-hidden.tsx';
import { type ReactNode, useRef } from 'react';

const Input = styled('input')(visuallyHidden);

interface FileChoiceProps {
  /** What is asked for. */
  label: string;
  /** The kinds of files, as an input takes them. */
  accept?: string;
  onChoose: (files: readonly File[]) => void;
  /** The button, given what opens the choice of files. */
  children: (open: () => void) => ReactNode;
}

/** A button's way to the files of the device. Nothing is sent anywhere. */
export function FileChoice({ label, accept, onChoose, children }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span style={{ position: 'relative' }}>
      {children(() => input.current?.click())}
      <Input
        ref={input}
        type="file"
        multiple
        accept={accept}
        tabIndex={-1}
        aria-label={label}
        aria-hidden="true"
        onChange={({ target }) => {
          if (target.files?.length) onChoose([...target.files]);
          // The same file may be chosen once more.
          target.value = '';
        }}
      />
    </span>
  );
}
