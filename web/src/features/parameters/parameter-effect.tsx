import styled from '@emotion/styled';
import { parameter } from '@mandate/contract/entities/parameter.ts';
import FilePlus from 'lucide-react/icons/file-plus-2';
import LogIn from 'lucide-react/icons/log-in';
import Pencil from 'lucide-react/icons/pencil';
import Zap from 'lucide-react/icons/zap';
import { useTranslation } from 'react-i18next';
import { choiceLabel } from '../../records/words/words.ts';
import type { ParameterRow } from './parameter-row.ts';

const icons = { immediate: Zap, newRecords: FilePlus, nextSignIn: LogIn };

const Remarks = styled('ul')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 2,
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  '& > li': { display: 'flex', gap: 6 },
  '& svg': { flex: 'none', width: 14, height: 14, marginTop: 1, strokeWidth: 1.75, color: vars.palette.ink3 },
}));

/** What a change of a parameter reaches, and who may make it; nothing for who is not told. */
export function ParameterEffect({ of: { effect, editableBy } }: { of: Pick<ParameterRow, 'effect' | 'editableBy'> }) {
  const { t } = useTranslation();
  if (effect === undefined) return null;
  const Icon = icons[effect as keyof typeof icons];
  return (
    <Remarks>
      <li>
        <Icon aria-hidden="true" />
        {choiceLabel(parameter, 'effect', effect)}
      </li>
      <li>
        <Pencil aria-hidden="true" />
        {t(editableBy === 'SA' ? 'parameters.editedBySa' : 'parameters.editedByAdmins')}
      </li>
    </Remarks>
  );
}
