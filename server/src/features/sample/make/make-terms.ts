import type { Values } from '@mandate/contract/changes/merge.ts';
import type { ProjectStatus } from '@mandate/contract/project/way/status.ts';
import { addDays } from '@mandate/contract/values/dates.ts';
import type { SampleRecord } from '../load/store-records.ts';
import { cancelWords, holdWords, lostWords, projectAims } from '../words/part-words.ts';
import { dayOf } from './past.ts';
import type { Random } from './random.ts';

const types = ['advisory', 'implementation', 'audit', 'training', 'support'] as const;
const billing = ['timeAndMaterials', 'timeAndMaterials', 'mixed', 'fixedPrice', 'retainer'] as const;

/** Statuses of projects that were approved once, and of those whose work began and ended. */
const approved: readonly ProjectStatus[] = ['approved', 'active', 'completed', 'closed', 'onHold'];
const begun: readonly ProjectStatus[] = ['active', 'completed', 'closed', 'onHold'];
const ended: readonly ProjectStatus[] = ['completed', 'closed'];

/** The terms of a project as its status has them: who leads it, until when it is valid as a quote, what was signed, why it stopped. */
export function termsOf(
  random: Random,
  { values, createdAt }: SampleRecord,
  buyers: ReadonlyMap<string, SampleRecord>,
  today: string,
): Values {
  const status = values.status as ProjectStatus;
  const begin = (values.startDate as string | null) ?? dayOf(Date.parse(createdAt));
  const [lead] = values.members as Values[];
  const buyer = buyers.get(String(values.customerId))?.values;
  const contacts = (buyer?.contacts ?? []) as Values[];
  const signed = addDays(begin, -random.whole(3, 20));
  const wasApproved = approved.includes(status);
  return {
    projectManagerId: lead?.personnelId ?? null,
    accountManagerId: buyer?.accountManagerId ?? null,
    customerContactId: contacts.find(({ isPrimary }) => isPrimary)?.id ?? null,
    paymentTermsId: buyer?.paymentTermsId ?? null,
    hoursPerDay: buyer?.hoursPerDay ?? null,
    type: random.pick(types),
    billingMode: values.isInternal ? 'nonBillable' : random.pick(billing),
    priority: random.pick(['normal', 'normal', 'normal', 'high', 'low']),
    quoteValidUntil: values.isInternal
      ? null
      : status === 'quoted'
        ? addDays(today, random.whole(-12, 40))
        : addDays(begin, 10),
    winProbability: status === 'draft' ? 10 : status === 'quoted' ? random.whole(3, 8) * 10 : null,
    contractSignedOn: wasApproved && !values.isInternal ? (signed < today ? signed : today) : null,
    description: random.chance(50) ? `<p>${random.pick(projectAims)}</p>` : null,
    revision: status === 'draft' ? 0 : 1,
    frozenOn: wasApproved ? (signed < today ? signed : today) : null,
    actualStartDate: begun.includes(status) ? begin : null,
    actualEndDate: ended.includes(status) ? values.endDate : null,
    ...reasonOf(random, status, today),
  };
}

function reasonOf(random: Random, status: ProjectStatus, today: string): Values {
  if (status === 'lost')
    return { statusReason: random.pick(lostWords), statusReasonCode: random.pick(['price', 'competitor']) };
  if (status === 'cancelled') return { statusReason: random.pick(cancelWords), statusReasonCode: 'customer' };
  if (status === 'onHold')
    return { statusReason: random.pick(holdWords), resumeOn: addDays(today, random.whole(10, 60)) };
  return {};
}
