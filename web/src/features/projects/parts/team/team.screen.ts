import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../../testing/fit.ts';
import { press, type } from '../../../../../testing/press-and-type.ts';
import { call, visit } from '../../../../../testing/visit.tsx';

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

test('naming a person for an open role of a team replaces that role', async () => {
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

test('when two people change the same team member, the second one chooses', async () => {
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

test('a person and a role to be filled join a team with the keyboard', async () => {
  await visit('/home/projects', 'EDITOR');
  const project = await projectWith([]);
  await visit(`/home/project/${project.id}`);
  const team = page.getByRole('group', { name: 'Team', exact: true });
  await expect.element(team.getByText('No one is on the team yet.', { exact: false })).toBeVisible();

  await press('Enter', team.getByRole('button', { name: 'Add person' }));
  await expect.element(team.getByRole('combobox', { name: 'Person' })).toHaveFocus();
  await type('Edda');
  await expect.element(page.getByRole('option', { name: /Edda Quillner/ })).toBeVisible();
  await press('ArrowDown');
  await press('Enter');
  const edda = team.getByRole('group', { name: 'Edda Quillner' });
  await edda.getByRole('combobox', { name: 'Role' }).selectOptions('Project manager');
  await edda.getByRole('textbox', { name: 'Hours per week' }).fill('12');

  await press('Enter', team.getByRole('button', { name: 'Add role to be filled' }));
  await expect.element(team.getByRole('textbox', { name: 'Role to be filled' })).toHaveFocus();
  await type('Data engineer');
  const open = team.getByRole('group', { name: 'Data engineer, to be named' });
  await open.getByRole('combobox', { name: 'Seniority' }).selectOptions('Senior');
  await expectAccessible();
  await press('Control+s');
  await expect.element(page.getByText(/ saved\./)).toBeVisible();
  expect(await stored(project)).toMatchObject({
    members: [
      { placeholderRole: null, allocationPercent: null },
      { personnelId: null, placeholderRole: 'Data engineer', seniority: 'senior', allocationPercent: '100' },
    ],
  });
  await expect.element(page.getByRole('link', { name: /^Team/ })).toMatchTextContent('2');
});

test('people named on lines join the team in one act, which is taken back as one', async () => {
  const stamp = Date.now();
  const person = (firstName: string) =>
    call<Project>('POST', '/personnel/save', {
      firstName,
      lastName: `Zeile ${stamp}`,
      workEmail: `${firstName}.${stamp}@firm.example`,
    });
  const [ada, ben] = [await person('Ada'), await person('Ben')];
  const line = (personnelId: string) => {
    const figures = { quantity: '1', unit: 'day', unitPrice: '100' };
    return { type: 'service', description: 'Work', personnelId, ...figures };
  };
  const project = await call<Project>('POST', '/project/save', {
    name: `With lines ${stamp}`,
    isInternal: true,
    lines: [line(ada.id), line(ben.id), line(ada.id)],
    members: [],
  });
  await visit(`/home/project/${project.id}`);
  const team = page.getByRole('group', { name: 'Team', exact: true });
  await expect.element(team.getByText(`Named on lines and not in the team: Ada Zeile ${stamp} and Ben`)).toBeVisible();
  await team.getByRole('button', { name: 'Add 2 people' }).click();
  await expect.element(team.getByRole('group', { name: `Ben Zeile ${stamp}` })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await team.getByRole('button', { name: 'Add 2 people' }).click();
  await press('Control+s');
  await expect.element(page.getByText(/ saved\./)).toBeVisible();
  expect((await stored(project)).members.map(({ personnelId }) => personnelId)).toEqual([ada.id, ben.id]);
  await expect.element(team.getByText('Named on lines', { exact: false })).not.toBeInTheDocument();
});

test('errors of a team member are shown at the field', async () => {
  const project = await projectWith([]);
  await visit(`/home/project/${project.id}`);
  const team = page.getByRole('group', { name: 'Team', exact: true });
  await team.getByRole('button', { name: 'Add person' }).click();
  await team.getByRole('textbox', { name: 'Share' }).fill('50');
  await team.getByRole('textbox', { name: 'Hours per week' }).fill('8');
  await press('Control+s');
  await expect.element(team.getByText('Choose a person, or enter the role to be filled.')).toBeVisible();
  await expect.element(team.getByText('Enter either a share or hours per week, not both.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Team 1/ })).toMatchTextContent('2 problems');
  await expectAccessible();
});
