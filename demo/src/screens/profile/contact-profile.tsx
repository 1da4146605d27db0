import { decimal } from '@mandate/contract/values/decimal.ts';
import { LinkButton } from '@mandate/web/src/ui/buttons/button.tsx';
import { SkeletonRows } from '@mandate/web/src/ui/feedback/skeleton-rows.tsx';
import { PageCard } from '@mandate/web/src/ui/page/page-card.tsx';
import { PageHead } from '@mandate/web/src/ui/page/page-head.tsx';
import { dateText, numberText } from '@mandate/web/src/ui/values/value-texts.ts';
import MessageCircle from 'lucide-react/icons/message-circle';
import Pencil from 'lucide-react/icons/pencil';
import { useTranslation } from 'react-i18next';
import type { Contact } from '../../contract/contact-calls.ts';
import { BackToList } from '../../records/back-to-list.tsx';
import { amountText } from '../../records/currencies.ts';
import { FactList } from '../../records/fact-list.tsx';
import { PersonPicture } from '../../records/person-picture.tsx';
import { ReadFailed } from '../../records/read-failed.tsx';
import { Stack } from '../../records/stack.tsx';
import { useDemo } from '../../use-demo.ts';
import { contactPaths } from '../contacts/contact-paths.ts';
import { ContactStatus } from '../contacts/contact-status.tsx';
import { ContactWays } from '../contacts/contact-ways.tsx';
import { teamOf } from '../contacts/teams.ts';
import { balanceCurrency, byName } from '../contacts/use-contacts.ts';
import { FigureTiles } from './figure-tiles.tsx';
import { LinkRows } from './link-rows.tsx';
import { ProfileFrame } from './profile-frame.tsx';

const fewColleagues = 5;

/** A contact of the demo, with their colleagues. */
export function ContactProfile({ id }: { id: string }) {
  const { t } = useTranslation('demo');
  const { data, isError, refetch } = useDemo('GET /api/user', id);
  if (data === null) return <BackToList to={contactPaths.table} />;
  const back = { label: t('contacts.title'), to: contactPaths.table };
  if (data) return <KnownContact contact={data} back={back} />;
  return (
    <>
      <PageHead title={t('profile.title')} back={back} />
      <Stack>
        <PageCard isFlush>
          {isError ? <ReadFailed onTryAgain={refetch} /> : <SkeletonRows label={t('contacts.loading')} rows={6} />}
        </PageCard>
      </Stack>
    </>
  );
}

function KnownContact({ contact, back }: { contact: Contact; back: { label: string; to: string } }) {
  const { t } = useTranslation('demo');
  const { id, name, imgUrl, company, email, phone, address, bd, age, balance, isActive } = contact;
  const team = teamOf(contact);
  const all = useDemo('GET /api/user/all').data ?? [];
  const colleagues = byName(all).filter((other) => other.id !== id && other.isActive && teamOf(other) === team);
  return (
    <>
      <PageHead
        title={name}
        back={back}
        after={<ContactStatus isActive={isActive} />}
        actions={
          <>
            <LinkButton to={contactPaths.edit(id)} icon={<Pencil aria-hidden="true" />}>
              {t('contacts.edit')}
            </LinkButton>
            <LinkButton to={contactPaths.chat} look="primary" icon={<MessageCircle aria-hidden="true" />}>
              {t('contacts.chat')}
            </LinkButton>
          </>
        }
      />
      <ProfileFrame
        name={name}
        image={imgUrl}
        role={company}
        acts={<ContactWays contact={contact} />}
        facts={
          <FactList
            facts={[
              [t('contacts.field.email'), email],
              [t('contacts.field.phone'), phone],
              [t('contacts.field.address'), address],
              // A birthday is a day, wherever it is read.
              [t('profile.birthday'), dateText(bd.slice(0, 10))],
            ]}
          />
        }
      >
        <FigureTiles
          figures={[
            [t('contacts.field.balance'), amountText(decimal(balance), balanceCurrency)],
            [t('contacts.field.age'), numberText(age)],
            [t('profile.team'), t(`contacts.team.${team}`)],
          ]}
        />
        <LinkRows
          title={t('profile.colleagues', { team: t(`contacts.team.${team}`) })}
          empty={t('profile.noColleagues')}
          all={{ label: t('profile.wholeTeam'), to: `/pages/user-list-4?team=${team}` }}
          rows={colleagues.slice(0, fewColleagues).map((other) => ({
            key: other.id,
            to: contactPaths.profile(other.id),
            title: other.name,
            remark: other.company,
            before: <PersonPicture name={other.name} image={other.imgUrl} size={32} />,
          }))}
        />
      </ProfileFrame>
    </>
  );
}
