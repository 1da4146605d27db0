import styled from '@emotion/styled';
import type { PricedProject, RaiseReceipt } from '@mandate/contract/project/prices/price-receipt.ts';
import { project } from '@mandate/contract/project/project.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { decimal, toPlain } from '@mandate/contract/values/decimal.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PricedLines } from '../../business/prices/priced-lines.tsx';
import { paths } from '../../lib/addresses/paths.ts';
import { shortPercent } from '../../records/values/short-percent.ts';
import { choiceLabel } from '../../records/words/words.ts';
import { StatusPill } from '../../ui/badges/status-pill.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { phone } from '../../ui/media/phone.ts';
import { useFormats } from '../../ui/values/formats.ts';
import { dateText, moneyText } from '../../ui/values/value-texts.ts';
import { RaiseCard } from './raise-card.tsx';

const Column = styled('div')({ display: 'grid', alignContent: 'start', gap: 14, minWidth: 0 });

const Head = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 10px',
  padding: '11px 16px 9px',
  borderTop: `1px solid ${vars.palette.divider}`,
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.primary,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 8px',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& > small': { gridColumn: '2 / -1', fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary },
  '& > label': { fontSize: 12, lineHeight: '16px', color: vars.palette.text.secondary, cursor: 'pointer' },
  [phone]: { '& > label': { gridArea: '3 / 2 / 4 / -1', minHeight: 24 } },
}));

const None = styled('p')(({ theme: { vars } }) => ({
  padding: '4px 16px 16px',
  fontSize: 13,
  lineHeight: '20px',
  color: vars.palette.text.secondary,
}));

/** The id of the card with the quotes and drafts. */
export const projectsCard = 'raise-projects';

interface RaiseProjectsProps {
  receipt: RaiseReceipt;
  /** The ids of those that take the new prices. */
  taken: ReadonlySet<string>;
  onTake: (id: string, isTaken: boolean) => void;
}

/** The quotes and drafts that could take the new prices, line by line, and what stays as it is. */
export function RaiseProjects({ receipt, taken, onTake }: RaiseProjectsProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { projects, marginFloor } = receipt;
  const chosen = projects.filter(({ id }) => taken.has(id));
  return (
    <Column>
      <RaiseCard
        id={projectsCard}
        title={t('prices.projectsTitle')}
        count={projects.length}
        remark={chosen.length > 0 && t('prices.projectsChosen', { count: chosen.length, net: netsOf(chosen, number) })}
      >
        {projects.length === 0 && <None>{t('prices.projectsNone')}</None>}
        {projects.map((one) => (
          <div key={one.id}>
            <ProjectHead of={one} isTaken={taken.has(one.id)} onTake={(isTaken) => onTake(one.id, isTaken)} />
            <PricedLines project={one} floor={marginFloor} />
          </div>
        ))}
      </RaiseCard>
      <StaysAsItIs receipt={receipt} />
    </Column>
  );
}

interface ProjectHeadProps {
  of: PricedProject;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
}

function ProjectHead({ of, isTaken, onTake }: ProjectHeadProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const box = useId();
  const status = of.status as ProjectStatus;
  const facts = [
    of.code,
    ...(of.customer ? [of.customer.label] : []),
    ...(of.quoteValidUntil === null ? [] : [t('prices.quoteEnds', { date: dateText(of.quoteValidUntil, formats) })]),
    of.currency,
  ];
  return (
    <Head>
      <Checkbox
        id={box}
        aria-label={t('prices.useNew', { name: of.name })}
        checked={isTaken}
        onChange={({ target }) => onTake(target.checked)}
      />
      <div>
        <Link to={paths.projects.record(of.id)}>{of.name}</Link>
        <StatusPill tone={status} label={choiceLabel(project, 'status', status)} />
      </div>
      <label htmlFor={box}>{t('prices.use')}</label>
      <small>{facts.join(', ')}</small>
    </Head>
  );
}

/** What does not change, and why. */
function StaysAsItIs({ receipt }: Pick<RaiseProjectsProps, 'receipt'>) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { projects, marginFloor, frozenProjects, earlierProjects, moreProjects } = receipt;
  const under = [
    ...new Set(projects.flatMap(({ lines }) => lines.flatMap((line) => (line.isUnderFloor ? line.description : [])))),
  ];
  const sentences = [
    under.length > 0 &&
      t('prices.floorRemark', { floor: shortPercent(marginFloor, number), lines: under.slice(0, 5).join(', ') }),
    earlierProjects > 0 && t('prices.earlier', { count: earlierProjects }),
    moreProjects > 0 && t('prices.more', { count: moreProjects }),
    frozenProjects > 0 && t('prices.frozen', { count: frozenProjects }),
  ].filter((one) => one !== false);
  return sentences.length > 0 && <Notice>{sentences.join(' ')}</Notice>;
}

/** What projects come to more together, by currency: `+4,980.00 EUR`. */
function netsOf(projects: readonly PricedProject[], number: string): string {
  const sums = new Map<string, string>();
  for (const { currency, before, after } of projects) {
    const more = decimal(after.contractNet ?? '0').minus(before.contractNet ?? '0');
    sums.set(currency, toPlain(more.plus(sums.get(currency) ?? '0')));
  }
  return [...sums]
    .map(([currency, sum]) => `${decimal(sum).lt(0) ? '' : '+'}${moneyText(sum, currency, number)} ${currency}`)
    .join(', ');
}
