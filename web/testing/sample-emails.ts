/** The roles of the sample firm and the addresses of their accounts. */
export const sampleEmails = {
  SA: 'sa@mandate.example',
  ADMIN: 'admin@mandate.example',
  EDITOR: 'editor@mandate.example',
  GUEST: 'guest@mandate.example',
} as const;
