const names = /^(password|currentPassword|newPassword|oneTimePassword|token|accessToken|refreshToken|link|secret)$/;
/** Shorter ones may stand in the log by chance. */
const shortest = 8;

/** The passwords, tokens and links in a JSON text, at any depth; of a link what comes after its `#`. */
export function secretsInText(text: string | undefined): string[] {
  const found: string[] = [];
  try {
    JSON.parse(text ?? 'null', (name, value: unknown) => {
      if (typeof value === 'string' && names.test(name)) found.push(value.slice(value.indexOf('#') + 1));
      return value;
    });
  } catch {
    // Tests send what is no JSON, too.
  }
  return found.filter((secret) => secret.length >= shortest);
}

/** The lines of a log that hold one of the secrets. */
export function loggedSecrets(secrets: ReadonlySet<string>, log: readonly string[]): string[] {
  return log.filter((line) => [...secrets].some((secret) => line.includes(secret) || line.includes(escaped(secret))));
}

/** As JSON writes it: the log is JSON. */
function escaped(secret: string): string {
  return JSON.stringify(secret).slice(1, -1);
}
