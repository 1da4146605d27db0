import styled from '@emotion/styled';
import { decimal } from '@mandate/contract/values/decimal.ts';
import { LinkButton } from '@mandate/web/src/ui/buttons/button.tsx';
import { ProgressBar } from '@mandate/web/src/ui/feedback/progress-bar.tsx';
import { phone } from '@mandate/web/src/ui/media/phone.ts';
import { tabular } from '@mandate/web/src/ui/values/tabular.ts';
import MessageCircle from 'lucide-react/icons/message-circle';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslation } from 'react-i18next';
import type { Contact } from '../../contract/contact-calls.ts';
import { amountText } from '../../records/currencies.ts';
import { PersonPicture } from '../../records/person-picture.tsx';
import { contactPaths } from './contact-paths.ts';
import { ContactWays } from './contact-ways.tsx';
import { balanceCurrency } from './use-contacts.ts';

const Card = styled('article')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '14px 14px',
  height: '100%',
  padding: 16,
  border: `1px solid ${vars.palette.divider}`,
  borderRadius: 8,
  '& h2': { fontSize: 14, lineHeight: '20px', fontWeight: 600, overflowWrap: 'anywhere' },
  '& p': { fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary, overflowWrap: 'anywhere' },
  [phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', '& > [data-acts]': { gridColumn: '1 / -1' } },
}));

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, [phone]: { '& > a': { flex: 1 } } });

const More = styled('div')(({ theme: { vars } }) => ({
  ...tabular,
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 16px',
  fontSize: 12,
  lineHeight: '16px',
  color: vars.palette.text.secondary,
  '& > div:last-of-type': { display: 'grid', gap: 6 },
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface ContactCardProps {
  contact: Contact;
  /** The highest balance of all, where this one is set against it; null where it is not shown. */
  highest: number | null;
}

/** A contact: who they are, and what can be done. */
export function ContactCard({ contact, highest }: ContactCardProps) {
  const { t } = useTranslation('demo');
  const { id, name, company, imgUrl, balance } = contact;
  const money = amountText(decimal(balance), balanceCurrency);
  const text = t('contacts.balanceIs', { balance: money });
  return (
    <Card aria-label={name}>
      <PersonPicture name={name} image={imgUrl} size={56} />
      <div>
        <h2>{name}</h2>
        <p>{company}</p>
      </div>
      <Acts data-acts="">
        <LinkButton
          size="toolbar"
          to={contactPaths.chat}
          aria-label={t('contacts.chatWith', { name })}
          icon={<MessageCircle aria-hidden="true" />}
        >
          {t('contacts.chat')}
        </LinkButton>
        <LinkButton
          size="toolbar"
          to={contactPaths.profile(id)}
          aria-label={t('contacts.profileOf', { name })}
          icon={<UserRound aria-hidden="true" />}
        >
          {t('contacts.profile')}
        </LinkButton>
      </Acts>
      {highest !== null && (
        <More>
          <ContactWays contact={contact} />
          <div>
            <span>{text}</span>
            <ProgressBar
              label={t('contacts.balanceOf', { name })}
              text={t('contacts.balanceOfHighest', {
                balance: money,
                highest: amountText(decimal(highest), balanceCurrency),
              })}
              done={Math.max(0, balance)}
              total={highest}
            />
          </div>
        </More>
      )}
    </Card>
  );
}
