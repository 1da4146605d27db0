import styled from '@emotion/styled';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { keyCaps } from '../../../lib/commands/keys.ts';

const Caps = styled('span')(({ theme: { vars } }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  fontSize: 12,
  lineHeight: '16px',
  whiteSpace: 'nowrap',
  color: vars.palette.ink3,
  '&[data-aside]': { marginLeft: 'auto' },
  '& kbd': {
    flex: 'none',
    minWidth: 22,
    padding: '1px 5px',
    border: `1px solid ${vars.palette.line2}`,
    borderBottomWidth: 2,
    borderRadius: 4,
    background: vars.palette.subtle,
    color: vars.palette.text.primary,
    font: 'inherit',
    fontSize: 11,
    fontWeight: 500,
    lineHeight: '16px',
    textAlign: 'center',
  },
}));

interface KeyCapsProps {
  /** As the registry writes them. */
  keys: string;
  /** At the end of its line, for the eye alone. */
  isAside?: boolean;
}

/** Keys as they stand on this device. */
export function KeyCaps({ keys, isAside }: KeyCapsProps) {
  const { t } = useTranslation();
  const strokes = keyCaps(keys);
  return (
    <Caps data-aside={isAside || undefined} aria-hidden={isAside || undefined}>
      {strokes.map((caps, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the strokes of keys never change their order
        <Fragment key={at}>
          {at > 0 && t('shortcut.then')}
          {caps.map((cap) => (
            <kbd key={cap}>{cap}</kbd>
          ))}
        </Fragment>
      ))}
    </Caps>
  );
}
