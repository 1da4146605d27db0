import styled from '@emotion/styled';
import type { FieldForm } from '@mandate/contract/facts/fields.ts';
import { PhoneText } from '../../ui/values/use-grouped-phone.ts';
import { contactAddress } from './contact-address.ts';

const Anchor = styled('a')(({ theme: { vars } }) => ({
  color: vars.palette.primaryText,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  overflowWrap: 'anywhere',
}));

/** A text as readers see it; an e-mail address, a telephone number and a website can be followed. */
export function ContactLink({ form, text, shown = text }: { form: FieldForm; text: string; shown?: string }) {
  const address = contactAddress(form, text);
  if (address === null) return shown;
  const isPage = form === 'url';
  return (
    <Anchor href={address} {...(isPage && { target: '_blank', rel: 'noopener noreferrer' })}>
      {form === 'phone' && shown === text ? <PhoneText number={text} /> : shown}
    </Anchor>
  );
}
