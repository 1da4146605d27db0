import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { phone } from '../../../ui/media/phone.ts';

const Field = styled('button')(({ theme: { vars } }) => ({
  width: '100%',
  minHeight: 32,
  padding: '5px 10px',
  border: `1px solid ${vars.palette.control}`,
  borderRadius: 6,
  background: vars.palette.background.paper,
  font: 'inherit',
  fontSize: 13,
  lineHeight: '20px',
  textAlign: 'left',
  color: vars.palette.ink3,
  overflowWrap: 'anywhere',
  cursor: 'text',
  [phone]: { minHeight: 44, fontSize: 15 },
}));

/** Where a note begins: it looks as the field that takes its place when it is pressed. */
export function NoteOpener(props: Pick<ComponentProps<'button'>, 'autoFocus' | 'onClick' | 'children'>) {
  return <Field type="button" {...props} />;
}
