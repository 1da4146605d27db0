import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MemberValues } from '../project/member.ts';
import { addDays } from '../values/dates.ts';
import { handedMembers } from './handed-members-and-lines.ts';

const day = (number: number) => addDays('2026-11-01', number);
const start = fc.option(fc.integer({ min: 0, max: 20 }), { nil: null });

interface Place {
  begins: number | null;
  lasts: number | null;
  share: number;
  isHanded: boolean;
}

const place: fc.Arbitrary<Place> = fc.record({
  begins: start,
  lasts: fc.option(fc.integer({ min: 0, max: 20 }), { nil: null }),
  share: fc.integer({ min: 1, max: 100 }),
  isHanded: fc.boolean(),
});

/** Places of one person; those that are handed over have not ended on the day. */
function teamOf(places: readonly Place[], projectStart: number | null, from: number): MemberValues[] {
  return places.map(({ begins, lasts, share, isHanded }, at) => {
    const first = begins ?? projectStart ?? 0;
    const last = lasts === null ? null : Math.max(first + lasts, isHanded ? from : 0);
    return {
      id: `place ${at}`,
      personnelId: 'leaver',
      placeholderRole: null,
      startDate: begins === null ? null : day(begins),
      endDate: last === null ? null : day(last),
      allocationPercent: String(share),
      hoursPerWeek: null,
    };
  });
}

/** Who is in the team on a day, each with how much of them. */
function present(team: readonly MemberValues[], projectStart: string | null, on: string): string[] {
  return team
    .filter(({ startDate, endDate }) => (startDate ?? projectStart ?? '') <= on && (endDate ?? '9999') >= on)
    .map(({ personnelId, allocationPercent }) => `${personnelId} ${allocationPercent}`)
    .sort();
}

describe('a team whose places are handed over', () => {
  test('has the leaver until the day before and the successor from the day on, as much of one as of the other', () => {
    fc.assert(
      fc.property(
        fc.array(place, { maxLength: 6 }),
        start,
        fc.integer({ min: 0, max: 25 }),
        (places, begins, number) => {
          const projectStart = begins === null ? null : day(begins);
          const from = day(number);
          const team = teamOf(places, begins, number);
          const handed = team.filter((_, at) => places[at]?.isHanded);
          const successors = new Map(handed.map(({ id }) => [id, 'successor']));
          let made = 0;
          const after = handedMembers(team, successors, projectStart, from, () => `new ${made++}`);
          for (let number = -1; number < 45; number += 1) {
            const on = day(number);
            const expected = team.map((member) => {
              const isGone = successors.has(member.id) && on >= from;
              return isGone ? { ...member, personnelId: 'successor' } : member;
            });
            expect(present(after, projectStart, on)).toEqual(present(expected, projectStart, on));
          }
          expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
          expect(after.filter(({ startDate, endDate }) => startDate && endDate && endDate < startDate)).toEqual([]);
        },
      ),
    );
  });

  test('keeps the order of its places, with what goes on right behind what ended', () => {
    const team = teamOf(
      [
        { begins: 0, lasts: null, share: 50, isHanded: true },
        { begins: 9, lasts: 5, share: 20, isHanded: true },
        { begins: null, lasts: null, share: 30, isHanded: false },
      ],
      null,
      5,
    );
    const successors = new Map([
      ['place 0', 'ben'],
      ['place 1', 'eva'],
    ]);
    const after = handedMembers(team, successors, null, day(5), () => 'goes on');
    expect(after.map(({ id, personnelId, startDate, endDate }) => [id, personnelId, startDate, endDate])).toEqual([
      ['place 0', 'leaver', day(0), day(4)],
      ['goes on', 'ben', day(5), null],
      ['place 1', 'eva', day(9), day(14)],
      ['place 2', 'leaver', null, null],
    ]);
  });
});
