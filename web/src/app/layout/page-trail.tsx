import styled from '@emotion/styled';
import { may } from '@mandate/contract/access/permissions.ts';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router';
import { paths } from '../../lib/addresses/paths.ts';
import { useUser } from '../../lib/session/session.ts';
import { listAddress } from '../../list/way-back/use-return-to-row.ts';
import { phone } from '../../ui/media/phone.ts';
import { Breadcrumb } from '../../ui/page/breadcrumb.tsx';
import { useShownTitle } from '../../ui/page/page-head.tsx';
import { pageHandle } from '../page-handle.ts';

const OnWideScreens = styled('div')({ [phone]: { display: 'none' } });

/** The breadcrumb: Home, the steps the route names, and the title of the page. What the person may not open is only named. */
export function PageTrail() {
  const { t } = useTranslation();
  const title = useShownTitle();
  const { role } = useUser();
  const trail = useMatches().flatMap(({ handle }) => pageHandle(handle)?.trail ?? []);
  const steps = trail.map(({ label, to, noun }) => {
    const isOpen = to !== undefined && (noun === undefined || may(role, noun, 'read') !== false);
    return { label: t(label), ...(isOpen && { to: listAddress(to) }) };
  });
  return (
    <OnWideScreens>
      <Breadcrumb
        label={t('shell.breadcrumb')}
        crumbs={[{ label: t('shell.home'), to: paths.home }, ...steps, { label: title }]}
      />
    </OnWideScreens>
  );
}
