import { expect, test } from 'vitest';
import { loggedSecrets, secretsInText } from './logged-secrets.ts';

test('passwords, tokens and what a link opens with are found in bodies and replies', () => {
  const reply = {
    data: {
      accessToken: 'access token',
      refreshToken: null,
      invitation: { link: 'https://mandate.example/session/reset-password#of-the-link' },
      rows: [{ oneTimePassword: 'told once', fullName: 'No secret' }],
    },
  };
  expect(secretsInText(JSON.stringify(reply))).toEqual(['access token', 'of-the-link', 'told once']);
  expect(secretsInText(JSON.stringify({ password: 'short', currentPassword: 'long enough', token: 7 }))).toEqual([
    'long enough',
  ]);
  for (const text of [undefined, '', '{"password":', 'null']) expect(secretsInText(text)).toEqual([]);
});

test('a line of the log that holds a secret is found, as it stands and as JSON writes it', () => {
  const secrets = new Set(['say "please"', 'plain secret']);
  const log = [JSON.stringify({ body: 'say "please"' }), 'with a plain secret in it', 'with none'];
  expect(loggedSecrets(secrets, log)).toEqual(log.slice(0, 2));
});
