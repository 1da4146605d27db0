import type { Values } from '@mandate/contract/changes/merge.ts';
import MapIcon from 'lucide-react/icons/map';
import { useTranslation } from 'react-i18next';
import { IconLink } from './icon-link.tsx';
import { mapAddress } from './map-address.ts';

/** The button that opens a map of an address in a tab of its own; nothing where too little of it is known. */
export function MapLink({ of, name }: { of: Values; name: string }) {
  const { t } = useTranslation();
  const address = mapAddress(of);
  if (address === null) return null;
  return (
    <IconLink
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      label={t('recordPage.mapOf', { name })}
      icon={<MapIcon aria-hidden="true" />}
    />
  );
}
