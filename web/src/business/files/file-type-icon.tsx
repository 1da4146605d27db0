import styled from '@emotion/styled';
import FileIcon from 'lucide-react/icons/file';
import FileImage from 'lucide-react/icons/file-image';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';

const IconTile = styled('span')(({ theme: { vars } }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 20,
  height: 20,
  color: vars.palette.ink3,
  '& > svg': { width: 18, height: 18, strokeWidth: 1.75 },
}));

/** What kind of file it is, at a glance. @param type its media type */
export function FileTypeIcon({ type }: { type: string }) {
  const Icon = iconOf(type);
  return (
    <IconTile aria-hidden="true">
      <Icon />
    </IconTile>
  );
}

function iconOf(type: string) {
  if (type.startsWith('image/')) return FileImage;
  if (type === 'text/csv' || type.includes('spreadsheet')) return FileSpreadsheet;
  return type === 'text/plain' || type === 'application/pdf' || type.includes('wordprocessing') ? FileText : FileIcon;
}
