import styled from '@emotion/styled';
import { useTranslation } from 'react-i18next';

const Remark = styled('p')(({ theme: { vars } }) => ({
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
}));

/** What stands in the place of the files of a project that was never saved. */
export function FilesUnsaved() {
  const { t } = useTranslation();
  return <Remark>{t('files.unsaved')}</Remark>;
}
