const longest = 500;
const hidden = '•••';

/**
 * Makes a server's words fit to be kept and shown: what was said to it in confidence is taken out in every form it is said in, control
 * characters become blanks, and it ends after 500 characters.
 */
export function cleanWords(username: string | null, secret: string | null): (words: string) => string {
  const user = username ?? '';
  const forms = secret
    ? [`\0${user}\0${secret}`, `${user}\0${user}\0${secret}`, secret].map((said) =>
        Buffer.from(said).toString('base64'),
      )
    : [];
  const secrets = [...(secret ? [secret] : []), ...forms, ...forms.map((form) => form.replace(/=+$/, ''))];
  return (words) => {
    const told = secrets.reduce((text, each) => text.replaceAll(each, hidden), words);
    const line = told.replace(/\p{Cc}+/gu, ' ').trim();
    return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
  };
}
