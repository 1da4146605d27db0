import { cellOf, personOf, runningProject, storedWeek, thisWeek, typeIn } from '../../running-project.ts';
import { call, expect, signIn, test } from '../../test.ts';

test('a guest books their own time, and sees no other’s', async ({ page, browser, product }) => {
  const admin = await (await browser.newContext({ baseURL: product.address })).newPage();
  await signIn(admin, 'SA', null);
  const gus = await personOf(admin, 'gus.lanternby@mandate.example');
  const edda = await personOf(admin, 'edda.quillner@mandate.example');
  const mark = `Guest ${Date.now()}`;
  const members = [{ personnelId: gus }, { personnelId: edda }];
  const { lineIds } = await runningProject(admin, gus, [`Design ${mark}`], { members });
  const other = { lineId: lineIds[0], personnelId: edda, date: thisWeek, seconds: 3_600, text: 'Secret of Edda' };
  await call(admin, 'POST', '/entry/save-many', { entries: [other] });

  await signIn(page, 'GUEST', '/home/week');
  await test.step('the own week is booked, without what others worked on the line', async () => {
    await typeIn(page, `Design ${mark}`, 0, '2');
    const own = async () => (await storedWeek(admin, gus)).rows.flatMap(({ entries }) => entries);
    await expect.poll(async () => (await own()).map(({ seconds }) => seconds)).toContain(7_200);
    await expect(cellOf(page, `Design ${mark}`, 0)).toContainText('2:00');
    const { rows } = await storedWeek(page, gus);
    expect(rows.map(({ remaining, planned }) => [remaining, planned])).toEqual(rows.map(() => [null, null]));
    await expect(page.getByRole('main')).not.toContainText('left');
  });

  await test.step('the week of somebody else is not theirs to see', async () => {
    await page.goto(`/home/week?week=${thisWeek}&person=${edda}`);
    await expect(page.getByText('This week is not yours to see')).toBeVisible();
    await expect(page.getByText('Secret of Edda')).toHaveCount(0);
  });

  await test.step('lists tell the own alone, and nothing waits for a guest', async () => {
    const { rows } = await call<{ rows: { personnelId: string }[] }>(page, 'POST', '/entry/get-grid', {
      pageSize: 100,
    });
    expect(new Set(rows.map(({ personnelId }) => personnelId))).toEqual(new Set([gus]));
    await expect(page.getByRole('link', { name: 'My week' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Approvals' })).toHaveCount(0);
    await page.goto('/home/approvals');
    await expect(page.getByText('You do not have access to this page')).toBeVisible();
  });
});
