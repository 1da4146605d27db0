import styled from '@emotion/styled';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { useKeyMarks } from '../../lib/commands/shortcuts.ts';
import { useUser } from '../../lib/session/session.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { phone } from '../../ui/media/phone.ts';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';
import { type AfterSave, lastFirst, type SaveWay } from './after-save.ts';
import { shortcutOf, shownKeys } from './save-keys.ts';

const Pair = styled('span')({
  display: 'flex',
  gap: 1,
  '& > button:first-of-type': { flex: '1 1 auto' },
  '& > button:first-of-type:not(:last-of-type)': { borderStartEndRadius: 0, borderEndEndRadius: 0 },
  '& > button:last-of-type:not(:first-of-type)': {
    padding: '0 8px',
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    [phone]: { padding: '0 12px' },
  },
});

const Key = styled('kbd')({
  padding: '0 5px',
  border: '1px solid color-mix(in srgb, currentColor 45%, transparent)',
  borderRadius: 4,
  font: 'inherit',
  fontSize: 11,
  lineHeight: '16px',
  'li > &': { marginLeft: 'auto' },
  [phone]: { display: 'none' },
});

interface SaveButtonProps {
  /** "Save customer". */
  label: string;
  isSaving: boolean;
  /** How the button itself goes on: it stays, where nothing else is said. */
  main?: AfterSave;
  /** The ways to save that are offered beside staying. */
  ways: readonly SaveWay[];
  onSave: (after: AfterSave) => void;
}

/** The button that saves, and beside it the other ways to save, the one taken last first. */
export function SaveButton({ label, isSaving, main = 'stay', ways, onSave }: SaveButtonProps) {
  const { t } = useTranslation();
  const { id } = useUser();
  const mark = useKeyMarks();
  const others = (['stay', ...ways] as const).filter((way) => way !== main);
  return (
    <Pair>
      <Button
        look="primary"
        busy={isSaving}
        busyLabel={t('editor.saving')}
        {...mark(shortcutOf(main))}
        onClick={() => onSave(main)}
      >
        {label}
        <Key aria-hidden="true">{shownKeys(main)}</Key>
      </Button>
      {others.length > 0 && (
        <Menu
          isAbove
          button={(props) => (
            <Button {...props} look="primary" isOff={isSaving} aria-label={t('saving.more')} title={t('saving.more')}>
              <ChevronDown aria-hidden="true" />
            </Button>
          )}
        >
          {(close) =>
            lastFirst(others, id).map((way) => (
              <MenuItem
                key={way}
                {...mark(shortcutOf(way))}
                onClick={() => {
                  close();
                  onSave(way);
                }}
              >
                {t(`saving.${way}`)}
                <Key aria-hidden="true">{shownKeys(way)}</Key>
              </MenuItem>
            ))
          }
        </Menu>
      )}
    </Pair>
  );
}
