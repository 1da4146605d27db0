import { may, type Verb } from '@mandate/contract/access/permissions.ts';
import { roles } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { useTranslation } from 'react-i18next';
import { landing } from '../../lib/addresses/paths.ts';
import { useSharedWords } from '../../lib/i18n/use-words.ts';
import { useUser } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageCard } from '../../ui/page/page-card.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';

interface NotOpenPageProps {
  title: string;
  entity: Entity;
  /** What the page is for and the role may not do. */
  verb: Verb;
}

/** A page the role may not use: says so in place, names the roles that may, and asks the server nothing. */
export default function NotOpenPage({ title, entity, verb }: NotOpenPageProps) {
  useSharedWords();
  const { t, i18n } = useTranslation();
  // What is not enough for this role is not enough for others that may the same.
  const notEnough = [false, may(useUser().role, entity.name, verb)];
  const open = roles.filter((role) => !notEnough.includes(may(role, entity.name, verb)));
  return (
    <>
      <PageHead title={title} />
      <PageCard isFlush style={{ marginTop: 14 }}>
        <EmptyState
          kind="notAllowed"
          title={t('list.notAllowedTitle')}
          text={t('list.notAllowedText', { roles: new Intl.ListFormat(i18n.language).format(open) })}
          action={
            <LinkButton size="row" to={landing}>
              {t('list.toLanding')}
            </LinkButton>
          }
        />
      </PageCard>
    </>
  );
}
