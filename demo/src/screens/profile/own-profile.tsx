import { deviceTimeZone } from '@mandate/contract/values/device-time-zone.ts';
import { paths } from '@mandate/web/src/lib/addresses/paths.ts';
import { useUser } from '@mandate/web/src/lib/session/session.ts';
import { LinkButton } from '@mandate/web/src/ui/buttons/button.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import UserCog from 'lucide-react/icons/user-cog';
import { useTranslation } from 'react-i18next';
import { FactList } from '../../records/fact-list.tsx';
import { OwnWork } from './own-work.tsx';
import { ProfileFrame } from './profile-frame.tsx';

/** Who is signed in, with the to-dos, notifications and invoices of the demo. */
export function OwnProfile() {
  const { t } = useTranslation(['demo', 'all']);
  const { fullName, email, role, timeZone } = useUser();
  return (
    <>
      <PageHead title={t('profile.title')} />
      <ProfileFrame
        name={fullName}
        role={t(`all:choice.account.role.${role}`)}
        acts={
          <LinkButton size="toolbar" to={paths.profile} icon={<UserCog aria-hidden="true" />}>
            {t('profile.account')}
          </LinkButton>
        }
        facts={
          <FactList
            facts={[
              [t('profile.email'), email],
              [t('profile.timeZone'), timeZone ?? deviceTimeZone()],
            ]}
          />
        }
      >
        <OwnWork />
      </ProfileFrame>
    </>
  );
}
