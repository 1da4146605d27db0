import styled from '@emotion/styled';
import Eye from 'lucide-react/icons/eye';
import { useTranslation } from 'react-i18next';
import { stopView, useUser } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { phone } from '../../../ui/media/phone.ts';

const Band = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  flex: 'none',
  minHeight: 44,
  padding: '6px 24px 6px 16px',
  borderBottom: `1px solid ${vars.palette.caution.fill}`,
  background: vars.palette.caution.tint,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.primary,
  '& > svg': { flex: 'none', width: 16, height: 16, strokeWidth: 1.75, color: vars.palette.caution.text },
  '& > p': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  [phone]: { padding: '6px 16px', '& > svg': { display: 'none' } },
}));

interface ViewBannerProps {
  /** The id of who looks. */
  viewerId: string;
}

/** Says on every page that the product is looked at as somebody else, and leads back. */
export default function ViewBanner({ viewerId }: ViewBannerProps) {
  const { t } = useTranslation();
  const { id, fullName, role } = useUser();
  // A role is looked at with the own account behind it, so it has no other name.
  const text = id === viewerId ? t('view.asRole', { role }) : t('view.asPerson', { name: fullName, role });
  return (
    <Band role="region" aria-label={t('view.banner')}>
      <Eye aria-hidden="true" />
      <p>{text}</p>
      <Button size="row" onClick={() => void stopView()}>
        {t('view.stop')}
      </Button>
    </Band>
  );
}
