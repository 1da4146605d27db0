import type { Compared } from '../compare/compare-all.ts';
import type { Stretch } from './stretch.ts';

/** The longest time nobody may be able to save, in ms. */
const longestWithoutWrites = 15_000;
/** How many of the differences are told. */
const mostTold = 10;

/** What was promised and not kept, a sentence each. */
export function brokenPromises(stretches: readonly Stretch[], compared: Compared): string[] {
  const { saves, mails, jobs, unseen } = compared;
  return [
    ...stretches.flatMap(ofStretch),
    ...ofThings('saves', saves),
    ...ofThings('mails', mails),
    ...ofThings('jobs', jobs),
    ...(unseen.length > 0
      ? [`${unseen.length} records were not in the list of who had saved them: ${unseen.slice(0, mostTold).join('; ')}`]
      : []),
  ];
}

function ofStretch({ title, seen: { counts, kinds, longestGap, signedOut } }: Stretch): string[] {
  const unenveloped = counts.bare + counts.lost;
  const told = [...kinds].map(([kind, count]) => `${count} × ${kind}`).join(', ');
  return [
    ...(unenveloped > 0 ? [`${title}: ${unenveloped} calls were not answered by the envelope (${told})`] : []),
    ...(counts.failed > 0 ? [`${title}: ${counts.failed} calls failed (${told})`] : []),
    ...(signedOut > 0 ? [`${title}: ${signedOut} people were signed out`] : []),
    ...(longestGap.write > longestWithoutWrites
      ? [`${title}: nobody could save for ${(longestGap.write / 1_000).toFixed(1)} s`]
      : []),
  ];
}

function ofThings(what: string, { lost, doubled }: { lost: string[]; doubled: string[] }): string[] {
  const told = (how: string, those: string[]) =>
    those.length === 0 ? [] : [`${those.length} ${what} are ${how}: ${those.slice(0, mostTold).join('; ')}`];
  return [...told(what === 'jobs' ? 'not done' : 'lost', lost), ...told('doubled', doubled)];
}
