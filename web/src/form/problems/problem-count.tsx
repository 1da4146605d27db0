import styled from '@emotion/styled';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../ui/media/visually-hidden.tsx';
import { tabular } from '../../ui/values/tabular.ts';

const Mark = styled('span')(({ theme: { vars } }) => ({
  ...tabular,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  marginLeft: 'auto',
  fontWeight: 600,
  color: vars.palette.bad.text,
  '& > svg': { width: 14, height: 14 },
}));

/** How many problems a section has, after its name; nothing when it has none. */
export function ProblemCount({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <Mark>
      <CircleAlert aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{t('editor.errorsInSection', { count })}</VisuallyHidden>
    </Mark>
  );
}
