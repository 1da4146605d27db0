import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../../../testing/keys.ts';
import { call, visit } from '../../../testing/screen.tsx';

interface Project {
  id: string;
  version: number;
  members: {
    id: string;
    personnelId: string | null;
    placeholderRole: string | null;
    seniority: string | null;
    allocationPercent: string | null;
  }[];
}

async function projectWith(members: object[]): Promise<Project> {
  const name = `With a team ${Date.now()}`;
  return call<Project>('POST', '/project/save', { name, isInternal: true, members });
}

async function stored({ id }: Project): Promise<Project> {
  return call<Project>('GET', `/project/get-by-id/${id}`);
}

test('who is named takes the place of the role that was to be filled', async () => {
  const unfilled = { id: crypto.randomUUID(), placeholderRole: 'Reviewer', seniority: 'senior', role: 'reviewer' };
  const project = await projectWith([unfilled]);
  await visit(`/home/project/${project.id}`);
  const team = page.getByRole('group', { name: 'Team', exact: true });
  await team.getByRole('combobox', { name: 'Person' }).fill('Ada');
  await page.getByRole('option', { name: /Ada Ørnfeldt/ }).click();
  await expect.element(team.getByRole('textbox', { name: 'Role to be filled' })).not.toBeInTheDocument();
  await press('Control+s');
  await expect.element(page.getByText(/ saved\./)).toBeVisible();
  const [member] = (await stored(project)).members;
  expect(member).toMatchObject({ placeholderRole: null, seniority: null });
  expect(member?.personnelId).toBeTruthy();
});

test('a member is taken off the team and comes back by Undo', async () => {
  const project = await projectWith([{ id: crypto.randomUUID(), placeholderRole: 'Tester' }]);
  await visit(`/home/project/${project.id}`);
  const team = page.getByRole('group', { name: 'Team', exact: true });
  await team.getByRole('button', { name: 'Remove Tester, to be named' }).click();
  await expect.element(team.getByRole('textbox', { name: 'Role to be filled' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect.element(team.getByRole('textbox', { name: 'Role to be filled' })).toHaveValue('Tester');
  await expect.element(page.getByText('unsaved change')).not.toBeInTheDocument();
});

test('two people change the same member: the second chooses', async () => {
  const id = crypto.randomUUID();
  const project = await projectWith([{ id, placeholderRole: 'Architect', allocationPercent: '40' }]);
  await visit(`/home/project/${project.id}`);
  const team = page.getByRole('group', { name: 'Team', exact: true });
  await team.getByRole('textbox', { name: 'Share' }).fill('60');
  const members = [{ id, placeholderRole: 'Architect', allocationPercent: '80' }];
  await call('POST', '/project/save', { id: project.id, version: project.version, members });
  await press('Control+s');
  const choice = team.getByRole('group', { name: /Share/ });
  await expect.element(choice.getByRole('radio')).toHaveLength(3);
  await choice.getByRole('radio').nth(1).click();
  await press('Control+s');
  await expect.poll(async () => (await stored(project)).members[0]?.allocationPercent).toBe('80');
});
