import styled from '@emotion/styled';
import Search from 'lucide-react/icons/search';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOfferedCommands } from '../../../lib/commands/commands.ts';
import { keyCaps } from '../../../lib/commands/keys.ts';
import { keysOf, useKeyMarks } from '../../../lib/commands/shortcuts.ts';
import { phone } from '../../../ui/media/phone.ts';
import { visuallyHidden } from '../../../ui/media/visually-hidden.tsx';
import { TypedAhead } from './typed-ahead.tsx';

const Box = styled('button')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  flex: '0 1 380px',
  minWidth: 40,
  height: 36,
  padding: '0 10px',
  border: `1px solid ${vars.palette.control}`,
  borderRadius: 8,
  background: 'transparent',
  color: vars.palette.text.secondary,
  font: 'inherit',
  fontSize: 13,
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { color: vars.palette.text.primary },
  '& svg': { flex: 'none', width: 16, height: 16 },
  '& span': { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': {
    padding: '0 5px',
    border: `1px solid ${vars.palette.line2}`,
    borderRadius: 4,
    font: 'inherit',
    fontSize: 11,
    lineHeight: '16px',
    whiteSpace: 'nowrap',
  },
  [phone]: {
    flex: 'none',
    justifyContent: 'center',
    width: 40,
    height: 40,
    padding: 0,
    border: 0,
    '& svg': { width: 20, height: 20 },
    // Its name is still read out.
    '& span': visuallyHidden,
    '& small': { display: 'none' },
  },
}));

const loadPalette = () => import('./palette.tsx');
const Palette = lazy(loadPalette);
const [keys] = keysOf('everywhere.palette');

/** Searches the whole product, and finds what can be done: fetched when somebody is about to. */
export function SearchButton() {
  const { t } = useTranslation();
  const mark = useKeyMarks();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const open = () => {
    setTyped('');
    setOpen(true);
  };
  const close = () => setOpen(false);
  useOfferedCommands([{ id: 'palette.open', label: t('shell.search'), scope: 'everywhere', keys, run: open }]);
  return (
    <>
      <Box
        type="button"
        aria-haspopup="dialog"
        {...mark('everywhere.palette')}
        onPointerEnter={() => void loadPalette()}
        onFocus={() => void loadPalette()}
        onClick={open}
      >
        <Search aria-hidden="true" />
        <span>{t('shell.searchHint')}</span>
        <small aria-hidden="true">{keyCaps(keys).flat().join(' ')}</small>
      </Box>
      {isOpen && (
        <Suspense
          fallback={
            <TypedAhead
              onType={(sign) => setTyped((before) => (sign ? before + sign : before.slice(0, -1)))}
              onCancel={close}
            />
          }
        >
          <Palette begun={typed} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
