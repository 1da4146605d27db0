/** The fields that decide whether a server is reached and takes mail. */
export const reachFields = [
  ...(['host', 'port', 'security', 'authMethod', 'username', 'verifyCertificate', 'heloName'] as const),
  ...(['fromEmail', 'envelopeFrom'] as const),
];
