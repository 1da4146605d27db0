import { randomUUID } from 'node:crypto';
import tls from 'node:tls';
import { generate } from 'selfsigned';

export interface Certificate {
  key: string;
  cert: string;
}

/** An authority of the test's own that makes certificates. */
export interface Authority {
  cert: string;
  /** Makes a certificate for a name; `days` negative: it is over. */
  certify(name: string, days?: number): Promise<Certificate>;
}

const dayMs = 86_400_000;

/** Makes an authority nobody trusts yet. */
export async function createAuthority(): Promise<Authority> {
  const own = await generate([{ name: 'commonName', value: `Test authority ${randomUUID()}` }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true, critical: true },
      { name: 'keyUsage', keyCertSign: true, cRLSign: true, critical: true },
    ],
  });
  return {
    cert: own.cert,
    async certify(name, days = 30) {
      const made = await generate([{ name: 'commonName', value: name }], {
        keyType: 'ec',
        algorithm: 'sha256',
        notBeforeDate: new Date(Date.now() - 60 * dayMs),
        notAfterDate: new Date(Date.now() + days * dayMs),
        extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: name }] }],
        ca: { key: own.private, cert: own.cert },
      });
      return { key: made.private, cert: made.cert };
    },
  };
}

/** Has this process trust an authority, as a machine would that was told to. */
export function trust({ cert }: Authority): void {
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), cert]);
}
