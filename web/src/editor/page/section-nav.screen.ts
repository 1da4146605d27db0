import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { call, visit } from '../../../testing/visit.tsx';

test('a section that is gone to stays at the top while parts of the page come late, until somebody moves the page', async () => {
  const { id } = await call<{ id: string }>('POST', '/customer/save', { name: `Late ${Date.now()}` }, 'ADMIN');
  await visit(`/register/customer/${id}/edit`, 'ADMIN');
  const sections = page.getByRole('navigation', { name: 'Sections' });
  const history = page.getByRole('group', { name: 'History' });
  const topOf = () => history.element().getBoundingClientRect().top;
  // The last part of the page: there is no room below it to bring it to the top.
  await sections.getByRole('link', { name: 'History' }).click();
  await expect.element(history).toHaveFocus();
  expect(topOf()).toBeGreaterThan(200);
  const main = document.querySelector('main') as HTMLElement;
  const late = () => {
    const part = document.createElement('div');
    part.style.cssText = 'flex: none; height: 1200px';
    return part;
  };
  const below = main.appendChild(late());
  await expect.poll(topOf).toBeLessThan(150);
  await userEvent.wheel(main, { delta: { y: -300 } });
  await expect.poll(topOf).toBeGreaterThan(200);
  const moved = topOf();
  const further = main.appendChild(late());
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  expect(topOf()).toBe(moved);
  below.remove();
  further.remove();
});

test('the section an address names stays marked while parts above it come late, until somebody moves the page', async () => {
  const { id } = await call<{ id: string }>('POST', '/customer/save', { name: `Named ${Date.now()}` }, 'ADMIN');
  await visit(`/register/customer/${id}/edit#notes`, 'ADMIN');
  const mark = (name: string) =>
    page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: new RegExp(`^${name}`) });
  await expect.element(mark('Notes and tags')).toHaveAttribute('aria-current', 'location');
  const main = document.querySelector('main') as HTMLElement;
  const notes = document.getElementById('notes') as HTMLElement;
  const late = document.createElement('div');
  late.style.cssText = 'flex: none; height: 400px';
  // Another one comes while the page is on its way to where the first one moved the section.
  const later = late.cloneNode() as HTMLElement;
  addEventListener('scroll', () => notes.before(later), { capture: true, once: true });
  // Gone to once more: parts are awaited for some seconds only, and the machine may be busy.
  (mark('Notes and tags').element() as HTMLElement).click();
  notes.before(late);
  await expect.poll(() => later.isConnected && later.getBoundingClientRect().top).toBeLessThan(0);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await expect.element(mark('Notes and tags')).toHaveAttribute('aria-current', 'location');
  await userEvent.wheel(main, { delta: { y: -4000 } });
  await expect.element(mark('Notes and tags')).not.toHaveAttribute('aria-current');
  late.remove();
  later.remove();
});
