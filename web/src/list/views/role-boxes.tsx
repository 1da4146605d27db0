import styled from '@emotion/styled';
import { type Role, roles } from '@mandate/contract/access/roles.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { FieldSet } from '../../ui/fields/field-set.tsx';

const Boxes = styled(FieldSet)(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 16px',
  '& > p': { flexBasis: '100%', margin: 0, fontSize: 12, lineHeight: '16px', color: vars.palette.ink3 },
  '& > p[data-error]': { color: vars.palette.bad.text, fontWeight: 500 },
}));

interface RoleBoxesProps {
  legend: string;
  offered: readonly Role[];
  chosen: readonly Role[];
  hint?: string;
  error?: string | undefined;
  onChange: (chosen: Role[]) => void;
}

/** Roles to tick. */
export function RoleBoxes({ legend, offered, chosen, hint, error, onChange }: RoleBoxesProps) {
  const { t } = useTranslation();
  const note = useId();
  const remark = error ?? hint;
  return (
    <Boxes aria-describedby={remark ? note : undefined}>
      <legend>{legend}</legend>
      {offered.map((role) => (
        <Checkbox
          key={role}
          label={t(`choice.account.role.${role}`)}
          checked={chosen.includes(role)}
          onChange={({ target }) =>
            onChange(roles.filter((one) => (one === role ? target.checked : chosen.includes(one))))
          }
        />
      ))}
      {remark && (
        <p id={note} data-error={error ? '' : undefined}>
          {remark}
        </p>
      )}
    </Boxes>
  );
}
