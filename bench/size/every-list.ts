import { draft } from '@mandate/contract/entities/draft.ts';
import { job } from '@mandate/contract/entities/job.ts';
import { mailMessage } from '@mandate/contract/entities/mail-message.ts';
import { notification } from '@mandate/contract/entities/notification.ts';
import { session } from '@mandate/contract/entities/session.ts';
import { trash } from '@mandate/contract/entities/trash.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import { lineRow } from '@mandate/contract/project/line/line-row.ts';
import { milestoneRow } from '@mandate/contract/project/milestone-row.ts';
import type { Caller } from '../caller.ts';

/** Lists to which no reference points. */
const ownLists: readonly Entity[] = [lineRow, milestoneRow, draft, job, mailMessage, notification, session, trash];

/**
 * The facts of every list the application describes, in the order of its description.
 * @throws Error for one whose facts are not known here
 */
export async function everyList({ address }: Caller): Promise<Entity[]> {
  const reply = await fetch(`${address}/openapi.json`);
  const { paths } = (await reply.json()) as { paths: Record<string, object> };
  return Object.keys(paths).flatMap((path) => {
    const name = /^\/([^/]+)\/get-grid$/.exec(path)?.[1];
    if (name === undefined) return [];
    return [ownLists.find((own) => own.name === name) ?? entityNamed(name)];
  });
}
