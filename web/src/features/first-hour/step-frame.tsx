import styled from '@emotion/styled';
import { phone } from '../../ui/media/phone.ts';

/** The room of an open step, under its name. */
export const StepFrame = styled('div')({
  padding: '2px 16px 16px 54px',
  [phone]: { padding: '4px 12px 14px' },
});

/** A sentence of a step. */
export const StepText = styled('p')(({ theme: { vars } }) => ({
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  maxWidth: 640,
  overflowWrap: 'anywhere',
}));
