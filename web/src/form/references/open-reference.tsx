import styled from '@emotion/styled';
import ExternalLink from 'lucide-react/icons/external-link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { recordPaths } from '../../lib/addresses/record-paths.ts';
import { phone } from '../../ui/media/phone.ts';
import { Hint } from '../../ui/overlays/hint.tsx';

const Square = styled(Link)(({ theme: { vars } }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 28,
  height: 28,
  borderRadius: 6,
  color: vars.palette.text.secondary,
  '& > svg': { width: 16, height: 16, strokeWidth: 1.75 },
  '&:hover': { background: vars.palette.sunken, color: vars.palette.text.primary },
  [phone]: { width: 44, height: 44 },
}));

/** The way to what a field refers to, beside the work in progress. Absent for what has no page. */
export function OpenReference({ noun, id, name }: { noun: string; id: string; name: string }) {
  const { t } = useTranslation();
  const paths = recordPaths(noun);
  if (!paths) return null;
  const label = t('reference.open', { name });
  return (
    <Hint title={label}>
      <Square to={paths.record(id)} target="_blank" rel="noopener" aria-label={label}>
        <ExternalLink aria-hidden="true" />
      </Square>
    </Hint>
  );
}
