import styled from '@emotion/styled';
import type { NotedNoun } from '@mandate/contract/entities/noted-nouns.ts';
import type { Related, RelatedFile } from '@mandate/contract/overview/record/related.ts';
import Upload from 'lucide-react/icons/upload';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { EmptyPart } from '../../../ui/feedback/empty-part.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { tabular } from '../../../ui/values/tabular.ts';
import { saveFile } from '../../files/change-file.ts';
import { FileTypeIcon } from '../../files/file-type-icon.tsx';
import { nameOf, sizeText } from '../../files/size-text.ts';
import { useFileRights } from '../../files/use-file-rights.ts';
import { useReadRecord } from '../page/read-record.ts';
import { CardBody, countText, RelatedCard } from './related-card.tsx';

const Rows = styled('ul')(({ theme: { vars } }) => ({
  paddingBottom: 6,
  fontSize: 13,
  lineHeight: '20px',
  '& > li': { display: 'flex', alignItems: 'center', gap: 10, minHeight: 34, padding: '2px 16px' },
  '& > li > small': { ...tabular, flex: 'none', fontSize: 12, color: vars.palette.ink3 },
  '& > li > button': {
    flex: 1,
    minWidth: 0,
    padding: '4px 0',
    border: 0,
    background: 'none',
    font: 'inherit',
    textAlign: 'left',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.palette.text.primary,
    cursor: 'pointer',
    '&:hover': { color: vars.palette.primaryText, textDecoration: 'underline', textUnderlineOffset: 3 },
    [phone]: { minHeight: 44 },
  },
}));

/** The newest files of the record of the page, each saved by its name. */
export function FilesCard({ files, entity }: { files: Related<RelatedFile>; entity: NotedNoun }) {
  const { t } = useTranslation();
  const { isDeleted } = useReadRecord();
  const rights = useFileRights(entity, isDeleted);
  return (
    <RelatedCard
      title={t('files.title')}
      count={countText(files)}
      whole={files.rows.length < files.total ? '?tab=files' : undefined}
      act={
        rights.mayAdd && (
          <LinkButton to="?tab=files" look="quiet" size="row" icon={<Upload aria-hidden="true" />}>
            {t('files.add')}
          </LinkButton>
        )
      }
    >
      {files.rows.length === 0 ? (
        <CardBody>
          <EmptyPart text={t('files.noneRead')} />
        </CardBody>
      ) : (
        <Rows>
          {files.rows.map(({ id, title = null, fileName = '', type = '', size = 0 }) => (
            <li key={id}>
              <FileTypeIcon type={type} />
              <button type="button" data-printed onClick={() => void saveFile(id)}>
                {nameOf({ title, fileName })}
              </button>
              <small>{sizeText(size)}</small>
            </li>
          ))}
        </Rows>
      )}
    </RelatedCard>
  );
}
