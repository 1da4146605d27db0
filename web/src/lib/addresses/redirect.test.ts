import { expect, test } from 'vitest';
import { isTurnedAway, redirectTarget } from './redirect.ts';

const origin = 'https://mandate.example';
const landing = '/home/projects';

test.each([
  '/home/projects',
  '/home/projects?search=rail&page=2&sort=name,-code',
  '/home/project/0198c0de-0000-7000-8000-000000000001',
  '/register/customers?filter=%7B%22all%22%3A%5B%5D%7D',
  '/register/customer/0198c0de-0000-7000-8000-000000000001#contacts',
  '/home/projects?search=https://elsewhere.example',
])('after sign-in the earlier page %s is shown', (redirectUrl) => {
  expect(redirectTarget({ redirectUrl }, origin, 'SA')).toBe(redirectUrl);
});

test.each([
  [undefined],
  [null],
  [42],
  ['/register/customers'],
  [{}],
  [{ redirectUrl: null }],
  [{ redirectUrl: 7 }],
  [{ redirectUrl: { toString: () => '/register/customers' } }],
  [{ redirectUrl: ['/register/customers'] }],
  [{ redirectUrl: '' }],
  [{ redirectUrl: 'register/customers' }],
  [{ redirectUrl: 'https://elsewhere.example/register/customers' }],
  [{ redirectUrl: 'HTTPS://elsewhere.example' }],
  [{ redirectUrl: '//elsewhere.example' }],
  [{ redirectUrl: '///elsewhere.example' }],
  [{ redirectUrl: '/\\elsewhere.example' }],
  [{ redirectUrl: '\\\\elsewhere.example' }],
  [{ redirectUrl: '/\t/elsewhere.example' }],
  [{ redirectUrl: '/\n/elsewhere.example/register/customers' }],
  [{ redirectUrl: '\t//elsewhere.example' }],
  [{ redirectUrl: ' /register/customers' }],
  [{ redirectUrl: '/register\u0000/customers' }],
  [{ redirectUrl: '/register/customers\r\nSet-Cookie: a=b' }],
  [{ redirectUrl: 'javascript:alert(1)' }],
  [{ redirectUrl: 'java\nscript:alert(1)' }],
  [{ redirectUrl: 'data:text/html,hello' }],
  [{ redirectUrl: 'mandate.example/register/customers' }],
  [{ redirectUrl: '/..//elsewhere.example' }],
  [{ redirectUrl: '/register/../session/signin' }],
  [{ redirectUrl: '/register/customers/../../session/404' }],
  [{ redirectUrl: '/session/signin' }],
  [{ redirectUrl: '/session/signin/' }],
  [{ redirectUrl: '/session/404' }],
  [{ redirectUrl: '/SESSION/SignIn' }],
  [{ redirectUrl: '/session/../session/sign-up' }],
  [{ redirectUrl: '/%2f%2felsewhere.example' }],
  [{ redirectUrl: '/%5c%5celsewhere.example' }],
  [{ redirectUrl: '/home/projects/%2e%2e/%2e%2e/session/signin' }],
  [{ redirectUrl: '/\u2215/elsewhere.example' }],
  [{ redirectUrl: '/\uff0felsewhere.example' }],
  [{ redirectUrl: '/.elsewhere.example/home/projects' }],
  [{ redirectUrl: '/home//elsewhere.example' }],
  [{ redirectUrl: '/register/customers\u0085' }],
  [{ redirectUrl: 'vbscript:msgbox(1)' }],
  [{ redirectUrl: 'blob:https://mandate.example/0198c0de' }],
  [{ redirectUrl: 'https://mandate.example.elsewhere.example/home/projects' }],
  [{ redirectUrl: 'https://mandate.example@elsewhere.example/home/projects' }],
  [{ redirectUrl: '/account/revoke-refresh-token' }],
  [{ redirectUrl: '/no/such/page' }],
  [{ redirectUrl: '/home/project/1/2/3' }],
  [{ redirectUrl: '@elsewhere.example/register/customers' }],
  [{ redirectUrl: `/home/projects?search=${'x'.repeat(3000)}` }],
])('after sign-in %j leads to the project list', (state) => {
  expect(redirectTarget(state, origin, 'SA')).toBe(landing);
});

test.each(['/dashboard', '/dashboard?from=2026-01-01', '/Dashboard/', '/dashboard#x'])(
  'after sign-in %s is shown only to an SA',
  (redirectUrl) => {
    expect(redirectTarget({ redirectUrl }, origin, 'SA')).toBe(redirectUrl);
    for (const role of ['ADMIN', 'EDITOR', 'GUEST'] as const) {
      expect(redirectTarget({ redirectUrl }, origin, role)).toBe(landing);
    }
  },
);

test('the pages below the dashboard are not closed together with it', () => {
  expect(redirectTarget({ redirectUrl: '/dashboard/milestones' }, origin, 'EDITOR')).toBe('/dashboard/milestones');
});

test('a person turned away from a page is told so, and another who signs in instead is not', () => {
  const state = { redirectUrl: '/dashboard', refusedRole: 'EDITOR' };
  expect(isTurnedAway(state, 'EDITOR')).toBe(true);
  expect(isTurnedAway(state, 'SA')).toBe(false);
  expect(isTurnedAway({ redirectUrl: '/dashboard' }, 'EDITOR')).toBe(false);
  expect(isTurnedAway(null, 'EDITOR')).toBe(false);
});
