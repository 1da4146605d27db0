import styled from '@emotion/styled';
import type { Values } from '@mandate/contract/changes/merge.ts';
import MapIcon from 'lucide-react/icons/map';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/buttons/button.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { mapAddress } from '../cards/map-address.ts';

// On a phone it stands in the first row.
const OnWideScreens = styled('span')({ display: 'contents', [phone]: { display: 'none' } });

/** Opens a map of the place in a tab of its own: what one does next with it. */
export function MapAct({ of }: { of: Values }) {
  const { t } = useTranslation();
  const address = mapAddress(of);
  if (address === null) return null;
  return (
    <OnWideScreens>
      <LinkButton
        to={address}
        look="primary"
        target="_blank"
        rel="noopener noreferrer"
        icon={<MapIcon aria-hidden="true" />}
      >
        {t('recordPage.openMap')}
      </LinkButton>
    </OnWideScreens>
  );
}
