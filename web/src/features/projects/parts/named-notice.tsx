import { siblingOf } from '@mandate/contract/facts/entity.ts';
import { useTranslation } from 'react-i18next';
import { useEditing, useForm } from '../../../form/state/editing-context.ts';
import { rowsOf } from '../../../records/changes/record-path.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { type NamingField, namedOnLines } from './named-on-lines.ts';
import type { PartRows } from './part-rows.ts';

interface NamedNoticeProps {
  of: PartRows;
  field: NamingField;
}

/** Who is named on lines and is not in the team, or among the providers: all of them join with one press. */
export function NamedNotice({ of, field }: NamedNoticeProps) {
  const { t, i18n } = useTranslation();
  const { form, isReading } = useEditing();
  const lines = useForm(form, ({ values }) => rowsOf(values, 'lines'));
  const named = namedOnLines(lines, of.rows, field);
  if (isReading || named.length === 0) return null;
  const what = field === 'personnelId' ? 'people' : 'providers';
  const names = new Intl.ListFormat(i18n.language).format(named.map(({ reference }) => reference.label));
  return (
    <Notice style={{ marginTop: 12 }}>
      {t(`project.named.${what}`, { names })}{' '}
      <Button
        size="row"
        isOff={!of.hasRoom}
        onClick={() =>
          of.addAll(
            named.map(({ id, reference }) => ({ [field]: id, [siblingOf(field)]: reference })),
            t(`project.named.${what}Added`, { names }),
          )
        }
      >
        {t(`project.named.${what}Add`, { count: named.length })}
      </Button>
    </Notice>
  );
}
