import styled from '@emotion/styled';
import { phone } from '../../../ui/media/phone.ts';
import { Overlay } from '../../../ui/overlays/overlay.tsx';

/** The window of the palette: near the top, so that it does not jump as its contents change. */
export const PaletteDialog = styled(Overlay)(({ theme: { vars } }) => ({
  inset: '0 0 auto',
  width: 'calc(100% - 32px)',
  maxWidth: 640,
  maxHeight: 'min(588px, calc(100dvh - 136px))',
  margin: '112px auto 24px',
  borderRadius: 12,
  boxShadow: vars.palette.shadow.dialog,
  overflow: 'hidden',
  [phone]: { width: 'calc(100% - 16px)', margin: '8px auto', maxHeight: 'calc(100dvh - 16px)' },
  '@media (max-height: 600px)': { marginTop: 8, maxHeight: 'calc(100dvh - 16px)' },
}));

export const Head = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 'none',
  minHeight: 56,
  padding: '0 16px',
  borderBottom: `1px solid ${vars.palette.divider}`,
  '& > svg': { flex: 'none', width: 20, height: 20, color: vars.palette.ink3 },
  '& input': {
    flex: 1,
    minWidth: 80,
    height: 40,
    padding: 0,
    border: 0,
    outline: 0,
    background: 'transparent',
    color: vars.palette.text.primary,
    font: 'inherit',
    fontSize: 16,
    lineHeight: '24px',
    '&::placeholder': { color: vars.palette.ink3, opacity: 1 },
  },
  '& button': {
    minWidth: 32,
    minHeight: 24,
    padding: '1px 6px',
    border: `1px solid ${vars.palette.line2}`,
    borderBottomWidth: 2,
    borderRadius: 4,
    background: vars.palette.subtle,
    color: vars.palette.text.primary,
    font: 'inherit',
    fontSize: 11,
    cursor: 'pointer',
  },
}));

export const Scope = styled('span')(({ theme: { vars } }) => ({
  flex: '0 1 auto',
  padding: '3px 8px',
  borderRadius: 6,
  background: vars.palette.sunken,
  color: vars.palette.text.secondary,
  fontSize: 12,
  lineHeight: '16px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
}));

export const Remark = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '14px 20px 10px',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

export const Foot = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  flex: 'none',
  height: 40,
  padding: '0 16px',
  borderTop: `1px solid ${vars.palette.divider}`,
  background: vars.palette.subtle,
  color: vars.palette.text.secondary,
  fontSize: 12,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 5 },
  [phone]: { display: 'none' },
}));
