import { expect, inject, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible, expectFit, expectNoSidewaysScroll } from '../../../testing/fit.ts';
import { press } from '../../../testing/press-and-type.ts';
import { toast } from '../../../testing/toasts.ts';
import { call, visit } from '../../../testing/visit.tsx';

interface Saved {
  id: string;
  version: number;
}

let made = 0;

/** Somebody of the firm nobody else is. */
async function newPersonnel(values: object = {}): Promise<Saved & { name: string }> {
  made += 1;
  const stamp = `${Date.now()}${made}`;
  const body = { firstName: 'Abel', lastName: `Away ${stamp}`, workEmail: `away.${stamp}@firm.example`, ...values };
  return { ...(await call<Saved>('POST', '/personnel/save', body, 'ADMIN')), name: `Abel Away ${stamp}` };
}

/** Somebody of a role who signs in and is a person of the firm. */
async function signedInPersonnel(role: 'EDITOR' | 'ADMIN', values: object = {}): Promise<`${string}@${string}`> {
  made += 1;
  const email = `away.user.${Date.now()}.${made}@firm.example` as const;
  const password = inject('password');
  // Whose sign-in is older is asked for the password first: all tests share one.
  await call('POST', '/account/confirm-password', { password }, 'SA');
  const account = await call<Saved>('POST', '/account/save', { fullName: 'Own Away', email, role, password }, 'SA');
  await newPersonnel({ userId: account.id, ...values });
  return email;
}

const days = (role: string) => page.getByRole('textbox', { name: role });

test('an absence of half a day is entered for somebody, reads so in the list, and stands in the year', async () => {
  const { name } = await newPersonnel();
  await visit('/register/absence', 'ADMIN');
  const person = page.getByRole('combobox', { name: /^Person/ });
  await person.fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await page.getByRole('combobox', { name: 'Kind' }).selectOptions('Training');
  await days('From').fill('2026-03-06');
  await days('To').fill('2026-03-06');
  await userEvent.click(page.getByRole('checkbox', { name: 'Starts at noon' }));
  await page.getByRole('button', { name: 'Save absence' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: '6 Mar 2026 from noon' })).toBeVisible();
  await expect.element(page.getByText('Approved', { exact: true }).first()).toBeVisible();
  await expectAccessible();
  await visit(`/register/absences?search=${encodeURIComponent(name)}`);
  await expect.element(page.getByRole('row', { name: /6 Mar 2026 from noon/ })).toMatchTextContent('Training');
  await page.getByRole('button', { name: 'Actions for 6 Mar 2026' }).click();
  await page.getByRole('menuitem', { name: 'Delete absence' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Delete 6 Mar 2026 from noon?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep absence' }).click();
  await page.getByRole('link', { name: 'Year' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: /^Absences in / })).toBeVisible();
  await visit('/register/absences/year?year=2026');
  await expect.element(page.getByRole('row', { name: new RegExp(name) })).toMatchTextContent('6 Mar 2026 from noon');
  await expectFit();
});

test('an EDITOR asks for their own, and says of what kind, while that of others stays hidden', async () => {
  const own = await signedInPersonnel('EDITOR');
  await visit('/register/absence', own);
  await expect.element(page.getByText('Your own absence.')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: /^Person/ })).not.toBeInTheDocument();
  await page.getByRole('combobox', { name: 'Kind' }).selectOptions('Sick leave');
  await days('From').fill('2026-04-01');
  await days('To').fill('2026-04-03');
  await page.getByRole('textbox', { name: /^Note/ }).fill('Quietly');
  await press('Control+s');
  await expect.element(page.getByRole('heading', { level: 1, name: '1 Apr 2026 – 3 Apr 2026' })).toBeVisible();
  await expect.element(page.getByText('Requested', { exact: true }).first()).toBeVisible();
  await expect.element(page.getByText('Nobody decided on it yet.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  // Once it is saved it stays theirs.
  await expect.element(page.getByText('Your own absence.')).toBeVisible();
  await expect.element(page.getByRole('combobox', { name: /^Person/ })).not.toBeInTheDocument();

  const { id: personnelId } = await newPersonnel();
  const others = { personnelId, kind: 'sick', startDate: '2026-04-01', endDate: '2026-04-01' };
  const { id } = await call<Saved>('POST', '/absence/save', others, 'ADMIN');
  await visit(`/register/absence/${id}`, own);
  await expect.element(page.getByRole('heading', { level: 1, name: '1 Apr 2026' })).toBeVisible();
  await expect.element(page.getByText('Sick leave')).not.toBeInTheDocument();
});

test('days that are taken are refused at the field', async () => {
  const own = await signedInPersonnel('EDITOR');
  const taken = { kind: 'holiday', startDate: '2026-05-04', endDate: '2026-05-08' };
  await call('POST', '/absence/save', taken, own);
  await visit('/register/absence', own);
  await page.getByRole('combobox', { name: 'Kind' }).selectOptions('Holiday');
  await days('From').fill('2026-05-08');
  await days('To').fill('2026-05-11');
  await press('Control+s');
  await expect.element(page.getByText(/is absent from 4 May 2026 to 8 May 2026 already\./).first()).toBeVisible();
  await expect.element(days('From')).toHaveAttribute('aria-invalid', 'true');
});

test('an absence is declined with a reason, approved after all, and the history tells both', async () => {
  const own = await signedInPersonnel('EDITOR');
  const asked = { kind: 'holiday', startDate: '2026-06-01', endDate: '2026-06-05' };
  const { id } = await call<Saved>('POST', '/absence/save', asked, own);
  await visit(`/register/absence/${id}`, 'ADMIN');
  await page.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('The audit is that week.');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect.element(toast('Absence 1 Jun 2026 – 5 Jun 2026 declined.')).toBeVisible();
  await expect.element(page.getByText(/^Declined by /)).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect.element(page.getByText(/^Approved by /)).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'History' }).getByText('The audit is that week.')).toBeVisible();
});

test('what is decided on an absence just created is shown on its page, which keeps the focus', async () => {
  const { name } = await newPersonnel();
  await visit('/register/absence', 'ADMIN');
  await page.getByRole('combobox', { name: /^Person/ }).fill(name);
  await page.getByRole('option', { name: new RegExp(name) }).click();
  await page.getByRole('combobox', { name: 'Kind' }).selectOptions('Holiday');
  await days('From').fill('2026-07-06');
  await days('To').fill('2026-07-10');
  await press('Control+s');
  await expect.element(page.getByRole('heading', { level: 1, name: '6 Jul 2026 – 10 Jul 2026' })).toBeVisible();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect.element(page.getByText(/^Declined by /)).toBeVisible();
  await expect.element(page.getByRole('group', { name: 'Decision' })).toHaveFocus();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect.element(page.getByText(/^Approved by /)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('group', { name: 'Decision' })).toHaveFocus();
});

test('what somebody else decides on an absence that is open shows by itself, and what they change of it meanwhile is not decided on', async () => {
  const own = await signedInPersonnel('EDITOR');
  const asked = { kind: 'holiday', startDate: '2026-08-03', endDate: '2026-08-07' };
  const { id } = await call<Saved>('POST', '/absence/save', asked, own);
  await visit(`/register/absence/${id}`, 'ADMIN');
  await expect.element(page.getByText('Nobody decided on it yet.')).toBeVisible();
  await call('POST', `/absence/decide/${id}`, { version: 1, state: 'approved' }, 'SA');
  await expect.element(page.getByText(/^Approved by /)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  const strip = page.getByRole('status').filter({ hasText: 'saved 1 field' });
  await expect.element(strip).toMatchTextContent(/State Approved/);
  await expect.element(page.getByRole('button', { name: 'Take in' })).not.toBeInTheDocument();

  await page.getByRole('button', { name: 'Decline' }).click();
  await call('POST', '/absence/save', { id, version: 2, endDate: '2026-08-14' }, own);
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click();
  await expect.element(toast(/changed the absence in the meantime/)).toBeVisible();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1, name: '3 Aug 2026 – 14 Aug 2026' })).toBeVisible();
  await expect.element(page.getByText('Nobody decided on it yet.')).toBeVisible();
});

test('a day and its noon stand together, with and without a person to choose, and nobody is asked for whom nobody named', async () => {
  const own = await signedInPersonnel('EDITOR');
  const box = (name: string) => page.getByRole('checkbox', { name }).element().getBoundingClientRect();
  const isAsked = () =>
    performance.getEntriesByType('resource').some(({ name }) => /\/personnel\/get-by-id\/($|\?)/.test(name));
  performance.clearResourceTimings();
  for (const who of [own, 'ADMIN'] as const) {
    await page.viewport(1440, 900);
    await visit('/register/absence', who);
    await expect.element(days('From')).toBeVisible();
    for (const width of [1440, 320]) {
      await page.viewport(width, 900);
      const [from, to] = [days('From'), days('To')].map((field) => field.element().getBoundingClientRect());
      const [start, end] = [box('Starts at noon'), box('Ends at noon')];
      for (const [day, noon] of [
        [from, start],
        [to, end],
      ] as const) {
        expect(Math.abs(noon.left - (day?.left ?? 0))).toBeLessThan(60);
        expect(noon.top - (day?.bottom ?? 0)).toBeLessThan(60);
        expect(noon.top).toBeGreaterThan(day?.bottom ?? 0);
      }
      if (width === 1440) expect(to?.top).toBe(from?.top);
      await expectNoSidewaysScroll();
    }
  }
  expect(isAsked()).toBe(false);
});

test('one that starts and ends at noon of one day is told what is wrong', async () => {
  const own = await signedInPersonnel('EDITOR');
  await visit('/register/absence', own);
  await page.getByRole('combobox', { name: 'Kind' }).selectOptions('Holiday');
  await days('From').fill('2026-12-09');
  await days('To').fill('2026-12-09');
  await userEvent.click(page.getByRole('checkbox', { name: 'Starts at noon' }));
  await userEvent.click(page.getByRole('checkbox', { name: 'Ends at noon' }));
  await press('Control+s');
  await expect
    .element(page.getByText('An absence that starts at noon cannot end at noon of the same day.').first())
    .toBeVisible();
});

test('an absence that was begun elsewhere is offered by its days as they are read', async () => {
  const own = await signedInPersonnel('EDITOR');
  const added = (field: string, value: string) => ({ field, old: null, new: value });
  const changes = [
    added('startDate', '2026-12-09'),
    added('endDate', '2026-12-10'),
    { field: 'endsAtNoon', old: false, new: true },
  ];
  const place = { entity: 'absence', recordId: crypto.randomUUID(), isNew: true };
  const title = '2026-12-09 – 2026-12-10';
  await call('POST', '/draft/save', { ...place, title, baseVersion: null, changes }, own);
  await visit('/register/absence', own);
  await expect.element(page.getByText(/^You started 9 Dec 2026 – 10 Dec 2026, /)).toBeVisible();
  await visit('/home/drafts');
  await expect.element(page.getByRole('rowheader', { name: /^9 Dec 2026 – 10 Dec 2026/ })).toBeVisible();
});
