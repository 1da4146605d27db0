import styled from '@emotion/styled';
import type { Values } from '@mandate/contract/changes/merge.ts';
import Mail from 'lucide-react/icons/mail';
import MapIcon from 'lucide-react/icons/map';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contactAddress } from '../../../records/values/contact-address.ts';
import { phone } from '../../../ui/media/phone.ts';
import { mapAddress } from '../cards/map-address.ts';

/** How a record is reached; what is not known is absent. */
export interface Reached {
  phone?: unknown;
  email?: unknown;
  /** Who answers there, where that is somebody else than the record. */
  contact?: string;
  /** The record, where it has an address. */
  place?: Values;
}

// Phones have a thumb and a telephone; elsewhere the same stands in the text.
const Row = styled('div')(({ theme: { vars } }) => ({
  display: 'none',
  [phone]: {
    display: 'flex',
    flex: '1 0 100%',
    gap: 8,
    minWidth: 0,
    '& > a': {
      display: 'flex',
      flex: 1,
      alignItems: 'center',
      justifyContent: 'center',
      gap: 6,
      minWidth: 0,
      minHeight: 44,
      padding: '0 8px',
      borderRadius: 8,
      background: vars.palette.tint,
      fontSize: 14,
      fontWeight: 500,
      color: vars.palette.primaryText,
      '& > svg': { flex: 'none', width: 18, height: 18, strokeWidth: 1.75 },
      '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  },
}));

/** Call, write, find the way: the first row under the name of a record on a phone, before what is done with it at a desk. */
export function ReachActs({ of }: { of: Reached }) {
  const { t } = useTranslation();
  const call = typeof of.phone === 'string' ? contactAddress('phone', of.phone) : null;
  const write = typeof of.email === 'string' ? contactAddress('email', of.email) : null;
  const map = of.place ? mapAddress(of.place) : null;
  if (call === null && write === null && map === null) return null;
  const words = (act: 'call' | 'write') =>
    of.contact === undefined ? t(`recordPage.${act}`) : t(`recordPage.${act}Contact`, { name: of.contact });
  return (
    <Row data-screen>
      {call !== null && <Act href={call} icon={<Phone aria-hidden="true" />} words={words('call')} />}
      {write !== null && <Act href={write} icon={<Mail aria-hidden="true" />} words={words('write')} />}
      {map !== null && <Act href={map} icon={<MapIcon aria-hidden="true" />} words={t('recordPage.map')} isElsewhere />}
    </Row>
  );
}

interface ActProps {
  href: string;
  icon: ReactNode;
  words: string;
  isElsewhere?: boolean;
}

function Act({ href, icon, words, isElsewhere = false }: ActProps) {
  return (
    <a href={href} {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}>
      {icon}
      <span>{words}</span>
    </a>
  );
}
