import styled from '@emotion/styled';
import { type FileRow, file as facts } from '@mandate/contract/entities/file.ts';
import { isPicture } from '@mandate/contract/values/file-types.ts';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useTranslation } from 'react-i18next';
import { choiceLabel } from '../../records/words/words.ts';
import { Tag } from '../../ui/badges/chip.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { TooltipIconButton } from '../../ui/buttons/tooltip-icon-button.tsx';
import { phone } from '../../ui/media/phone.ts';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';
import { RelativeTime } from '../../ui/values/relative-time.tsx';
import { tabular } from '../../ui/values/tabular.ts';
import { saveFile } from './change-file.ts';
import { FileTypeIcon } from './file-type-icon.tsx';
import { nameOf, sizeText } from './size-text.ts';

const Item = styled('li')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) auto',
  gap: 10,
  padding: '8px 0',
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: 13,
  lineHeight: '20px',
  '&:first-of-type': { borderTop: 0 },
  '& > span:first-of-type': { marginTop: 4 },
  '& > div': { minWidth: 0, padding: '4px 0' },
  '& strong': { fontWeight: 500, overflowWrap: 'anywhere', marginRight: 8 },
  '& p': {
    ...tabular,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 12px',
    fontSize: 12,
    lineHeight: '16px',
    color: vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
  '& > span:last-of-type': { display: 'flex', alignItems: 'start' },
  [phone]: { gap: 6 },
}));

const FinancialTag = styled(Tag)(({ theme: { vars } }) => ({
  marginLeft: 6,
  background: vars.palette.caution.tint,
  color: vars.palette.caution.text,
}));

interface FileItemProps {
  file: FileRow;
  onShow: () => void;
  /** Absent where the person may not. */
  onEdit?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
}

/** One file: what it is, how large, who added it and when; with what can be done with it. */
export function FileItem({ file, onShow, onEdit, onRemove }: FileItemProps) {
  const { t } = useTranslation();
  const name = nameOf(file);
  return (
    <Item>
      <FileTypeIcon type={file.type} />
      <div>
        <strong>{name}</strong>
        <Tag>{choiceLabel(facts, 'kind', file.kind)}</Tag>
        {file.visibility === 'financial' && <FinancialTag>{t('files.financial')}</FinancialTag>}
        <p>
          {file.title !== null && <span>{file.fileName}</span>}
          <span>{sizeText(file.size)}</span>
          {file.createdBy && <span>{t('files.by', { name: file.createdBy.label })}</span>}
          <RelativeTime instant={file.createdAt} />
        </p>
      </div>
      <span>
        {isPicture(file.type) && (
          <TooltipIconButton
            size="row"
            label={t('files.previewNamed', { name })}
            icon={<Eye aria-hidden="true" />}
            onClick={onShow}
          />
        )}
        <TooltipIconButton
          size="row"
          label={t('files.downloadNamed', { name })}
          icon={<Download aria-hidden="true" />}
          onClick={() => void saveFile(file.id)}
        />
        {(onEdit || onRemove) && <FileMenu name={name} onEdit={onEdit} onRemove={onRemove} />}
      </span>
    </Item>
  );
}

function FileMenu({ name, onEdit, onRemove }: { name: string } & Pick<FileItemProps, 'onEdit' | 'onRemove'>) {
  const { t } = useTranslation();
  return (
    <Menu
      button={(props) => (
        <IconButton {...props} size="row" label={t('files.actions', { name })} icon={<Ellipsis aria-hidden="true" />} />
      )}
    >
      {(close) => {
        const act = (run: () => void) => () => {
          close();
          run();
        };
        return [
          onEdit && (
            <MenuItem key="edit" onClick={act(onEdit)}>
              <Pencil aria-hidden="true" />
              {t('files.edit')}
            </MenuItem>
          ),
          onRemove && (
            <MenuItem key="remove" onClick={act(onRemove)}>
              <Trash2 aria-hidden="true" />
              {t('files.remove')}
            </MenuItem>
          ),
        ];
      }}
    </Menu>
  );
}
