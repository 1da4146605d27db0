import { useTranslation } from 'react-i18next';
import type { Parted } from '../../form/state/record-form.ts';
import { FieldValue } from '../../records/values/field-value.tsx';
import { pathLabel } from '../../records/words/record-words.ts';
import { Notice } from '../../ui/feedback/notice.tsx';

/** What was typed into fields that the firm has deleted meanwhile, to be copied; it comes back with them. */
export default function PartedFields({ parted }: { parted: readonly Parted[] }) {
  const { t } = useTranslation();
  return (
    <Notice kind="caution" role="alert">
      {parted.map(({ entity, path, value }) => (
        <p key={path}>
          {t('editor.parted', { field: pathLabel(entity, {}, path) })}{' '}
          <strong>
            <FieldValue entity={entity} path={path} value={value} />
          </strong>
        </p>
      ))}
      {t('editor.partedText')}
    </Notice>
  );
}
