import styled from '@emotion/styled';
import Pencil from 'lucide-react/icons/pencil';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRecordKeys } from '../../../editor/commands/use-record-keys.ts';
import { fromPage } from '../../../editor/page/use-way-to-page.ts';
import { fetchPageCode } from '../../../lib/code/page-code.ts';
import { useOfferedCommands } from '../../../lib/commands/commands.ts';
import { keyCaps } from '../../../lib/commands/keys.ts';
import { keysOf, useKeyMarks } from '../../../lib/commands/shortcuts.ts';
import { useHeldShortcuts } from '../../../lib/commands/shortcuts-here.ts';
import { usePreferences } from '../../../lib/preferences/preferences.ts';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { pageShown } from '../../../ui/page/page-shown.ts';
import { useReadRecord } from '../page/read-record.ts';

const Key = styled('kbd')(({ theme: { vars } }) => ({
  padding: '0 5px',
  border: `1px solid ${vars.palette.line2}`,
  borderRadius: 4,
  font: 'inherit',
  fontSize: 11,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  [phone]: { display: 'none' },
}));

const keys = keysOf('record.edit')[0];

/** Opens the form of the record in the place of its page; nothing for who may not change it. @param place what the button stands in */
export function EditAct({ place }: { place: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation();
  const { paths, id, title, isEditable } = useReadRecord();
  const navigate = useNavigate();
  const mark = useKeyMarks();
  const { letterKeys } = usePreferences();
  const address = paths.edit(id);
  useRecordKeys(place, ['edit'], isEditable);
  useHeldShortcuts(isEditable ? ['record.edit'] : []);
  useOfferedCommands(
    isEditable
      ? [
          {
            id: 'record.edit',
            label: t('recordPage.editNamed', { title }),
            scope: 'record',
            keys,
            run: () => void navigate(address, { state: fromPage }),
          },
        ]
      : [],
  );
  // The form is here before it is wanted, once nothing of the page is on its way any more.
  useEffect(() => {
    if (!isEditable) return;
    let isHere = true;
    void pageShown().then(() =>
      (window.requestIdleCallback ?? setTimeout)(() => {
        if (isHere) fetchPageCode(paths.anyEdit);
      }),
    );
    return () => {
      isHere = false;
    };
  }, [isEditable, paths]);
  if (!isEditable) return null;
  return (
    <LinkButton to={address} state={fromPage} icon={<Pencil aria-hidden="true" />} {...mark('record.edit')}>
      {t('recordPage.edit')}
      {letterKeys && <Key aria-hidden="true">{keyCaps(keys).flat().join(' ')}</Key>}
    </LinkButton>
  );
}
