import styled from '@emotion/styled';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { type ReactNode, useId } from 'react';
import { phone } from '../media/phone.ts';
import { VisuallyHidden } from '../media/visually-hidden.tsx';

/** What every field shows around its control. */
export interface FieldFrameProps {
  label: string;
  /** Keeps the label for screen readers only, where the place says enough. */
  isLabelHidden?: boolean;
  /** The field must not stay empty: it is marked. */
  isRequired?: boolean | undefined;
  hint?: ReactNode;
  /** A sentence that says what to do. */
  error?: string | undefined;
}

/** What ties a control to its frame; spread it on the control. */
export interface FieldLinks {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

const Frame = styled('div')({ display: 'flex', flexDirection: 'column', gap: 4, minWidth: 0 });

const Label = styled('label')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  font: 'inherit',
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.palette.text.secondary,
  // Readers are told by the control.
  '&[data-required]::after': { content: '"*" / ""', marginLeft: -3, color: vars.palette.bad.text },
}));

const Hint = styled('span')(({ theme: { vars } }) => ({ fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 }));

const ErrorText = styled('span')(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 5,
  fontSize: 12,
  lineHeight: '16px',
  fontWeight: 500,
  color: vars.palette.bad.text,
  '& > svg': { width: 14, height: 14, marginTop: 1 },
}));

/** The box around a control: border, focus ring, error. Shared by text and select fields. */
export const FieldBox = styled('span')(({ theme: { vars } }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: '0 10px',
  border: `1px solid ${vars.palette.control}`,
  borderRadius: 6,
  background: vars.palette.background.paper,
  fontSize: 14,
  lineHeight: '20px',
  minWidth: 0,
  '& > svg': { width: 16, height: 16, strokeWidth: 1.75, color: vars.palette.ink3 },
  '&:hover': { borderColor: vars.palette.text.secondary },
  '&:focus-within': { borderColor: vars.palette.focus, outline: `2px solid ${vars.palette.focus}`, outlineOffset: -1 },
  '&:has([aria-invalid=true])': {
    borderColor: vars.palette.bad.text,
    boxShadow: `inset 0 0 0 1px ${vars.palette.bad.text}`,
  },
  '&:has(> :disabled), &:has(> input:read-only), &:has(> textarea:read-only)': {
    background: vars.palette.sunken,
    borderColor: vars.palette.divider,
    color: vars.palette.ink3,
  },
  '&[data-size=toolbar]': { minHeight: 32, fontSize: 13 },
  '&[data-size=large]': { minHeight: 40 },
  // As high as the box: whoever presses into it is in the field.
  '& > input': { alignSelf: 'stretch' },
  '& > input, & > textarea, & > select': {
    flex: 1,
    width: '100%',
    minWidth: 0,
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'transparent',
    textOverflow: 'ellipsis',
    '&::placeholder': { color: vars.palette.ink3, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
  [phone]: { '&&': { minHeight: 44, fontSize: 16 } },
}));

/** Label above, hint or error below, and the links between them and the control. */
export function FieldFrame({
  label,
  isLabelHidden = false,
  isRequired = false,
  hint,
  error,
  id: givenId,
  children,
}: FieldFrameProps & { id?: string | undefined; children: (links: FieldLinks) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const noteId = `${id}-note`;
  const links: FieldLinks = {
    id,
    'aria-describedby': error || hint ? noteId : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired || undefined,
  };
  return (
    <Frame>
      {isLabelHidden ? (
        <VisuallyHidden as="label" {...{ htmlFor: id }}>
          {label}
        </VisuallyHidden>
      ) : (
        <Label htmlFor={id} data-required={isRequired || undefined}>
          {label}
        </Label>
      )}
      {children(links)}
      {error ? (
        <ErrorText id={noteId}>
          <CircleAlert aria-hidden="true" />
          {error}
        </ErrorText>
      ) : (
        hint && <Hint id={noteId}>{hint}</Hint>
      )}
    </Frame>
  );
}
