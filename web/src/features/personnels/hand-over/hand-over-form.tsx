import styled from '@emotion/styled';
import type { Held } from '@mandate/contract/hand-over/held.ts';
import { isPlainDate } from '@mandate/contract/values/dates.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { heldText } from '../../../business/hand-over/hand-over-texts.ts';
import { paths } from '../../../lib/addresses/paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { phone } from '../../../ui/media/phone.ts';
import { PageCard } from '../../../ui/page/page-card.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { numberText } from '../../../ui/values/value-texts.ts';
import { countHanded } from './chosen-successors.ts';
import { HeldKindCard } from './held-kind-card.tsx';
import { SuccessorField } from './successor-field.tsx';
import type { HandOverChoice } from './use-hand-over-choice.ts';

export const Stack = styled('div')({ display: 'grid', gap: 14, maxWidth: 860, marginTop: 14, '& p': { fontSize: 13 } });

const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  marginTop: 16,
  [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

export const Foot = styled('div')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  marginTop: 16,
  paddingTop: 16,
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > p': { marginInlineEnd: 'auto', color: vars.palette.text.secondary },
  [phone]: { '& > p': { flexBasis: '100%' }, '& > button': { flex: '1 1 auto' } },
}));

interface HandOverFormProps {
  held: Held;
  choice: HandOverChoice;
}

/** Who goes on with what a person holds: all of it at once, kind by kind, or one by one. */
export function HandOverForm({ held, choice }: HandOverFormProps) {
  const { t } = useTranslation();
  const id = useId();
  const { person, kinds, login } = held;
  const { chosen, choose, disablesLogin } = choice;
  const from = choice.from ?? held.from;
  const isDay = isPlainDate(from);
  const count = countHanded(chosen, held);
  const isNothing = count === 0 && !(disablesLogin && login?.mayDisable);
  return (
    <>
      <PageHead
        title={t('handOver.title', { name: person.label })}
        shortTitle={t('handOver.titlePlain')}
        back={{ label: t('action.back'), to: paths.personnels.record(person.id) }}
      />
      <Stack>
        <PageCard>
          {held.total > 0 && <p>{t('handOver.holds', { name: person.label, what: heldText(kinds) })}</p>}
          <Fields>
            <SuccessorField
              label={t('handOver.all')}
              leaver={person}
              chosen={chosen.all}
              onChoose={(to) => choose('all', to ?? undefined)}
            />
            <DateField
              label={t('handOver.from')}
              pickLabel={t('handOver.pickFrom')}
              value={from}
              onDate={choice.setFrom}
              hint={t('handOver.fromHint')}
              error={isDay ? undefined : t('dateNotValid', { ns: 'error' })}
            />
          </Fields>
          {login && (
            <p style={{ marginTop: 12 }}>
              {login.mayDisable ? (
                <Checkbox
                  label={t('handOver.disableLogin', { name: login.label })}
                  checked={disablesLogin}
                  onChange={({ target }) => choice.setDisablesLogin(target.checked)}
                />
              ) : (
                t(login.isActive ? 'handOver.loginNotYours' : 'handOver.loginOff', { name: login.label })
              )}
            </p>
          )}
          <Foot>
            <p id={`${id}-count`}>
              {isNothing ? t('handOver.noneYet') : t('handOver.willHand', { count, total: numberText(count) })}
            </p>
            <Button
              look="primary"
              isOff={isNothing || !isDay}
              aria-describedby={`${id}-count`}
              onClick={() => choice.review(from)}
            >
              {t('handOver.review')}
            </Button>
          </Foot>
        </PageCard>
        {kinds.map((one) =>
          one.count === 0 ? null : (
            <HeldKindCard key={one.kind} held={one} person={person} chosen={chosen} onChoose={choose} />
          ),
        )}
      </Stack>
    </>
  );
}
