import type { Page } from '@playwright/test';
import { call, expect, expectAccessible, signIn, test } from '../journey.ts';

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

async function projectWith(page: Page, members: object[]): Promise<Project> {
  const name = `With a team ${Date.now()}`;
  return call<Project>(page, 'POST', '/project/save', { name, isInternal: true, members });
}

async function stored(page: Page, { id }: Project): Promise<Project> {
  return call<Project>(page, 'GET', `/project/get-by-id/${id}`);
}

test('a person and a role to be filled join a team with the keyboard', async ({ page }) => {
  await signIn(page, 'EDITOR', null);
  const project = await projectWith(page, []);
  await page.goto(`/home/project/${project.id}`);
  const team = page.getByRole('group', { name: 'Team', exact: true });
  await expect(team.getByText('No one is on the team yet.', { exact: false })).toBeVisible();

  await team.getByRole('button', { name: 'Add person' }).press('Enter');
  await expect(team.getByRole('combobox', { name: 'Person' })).toBeFocused();
  await page.keyboard.type('Edda');
  await page.getByRole('option', { name: /Edda Quillner/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const edda = team.getByRole('group', { name: 'Edda Quillner' });
  await edda.getByRole('combobox', { name: 'Role' }).selectOption('Project manager');
  await edda.getByRole('textbox', { name: 'Hours per week' }).fill('12');

  await team.getByRole('button', { name: 'Add role to be filled' }).press('Enter');
  await expect(team.getByRole('textbox', { name: 'Role to be filled' })).toBeFocused();
  await page.keyboard.type('Data engineer');
  const open = team.getByRole('group', { name: 'Data engineer, to be named' });
  await open.getByRole('combobox', { name: 'Seniority' }).selectOption('Senior');
  await expectAccessible(page);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/ saved\./)).toBeVisible();
  expect(await stored(page, project)).toMatchObject({
    members: [
      { placeholderRole: null, allocationPercent: null },
      { personnelId: null, placeholderRole: 'Data engineer', seniority: 'senior', allocationPercent: '100' },
    ],
  });
  await expect(page.getByRole('link', { name: /^Team/ })).toContainText('2');
});

test('what is wrong with a member is said at its field', async ({ page }) => {
  await signIn(page, 'SA', null);
  const project = await projectWith(page, []);
  await page.goto(`/home/project/${project.id}`);
  const team = page.getByRole('group', { name: 'Team', exact: true });
  await team.getByRole('button', { name: 'Add person' }).click();
  await team.getByRole('textbox', { name: 'Share' }).fill('50');
  await team.getByRole('textbox', { name: 'Hours per week' }).fill('8');
  await page.keyboard.press('Control+s');
  await expect(team.getByText('Choose a person, or enter the role to be filled.')).toBeVisible();
  await expect(team.getByText('Enter either a share or hours per week, not both.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Team 1/ })).toContainText('2 problems');
  await expectAccessible(page);
});
