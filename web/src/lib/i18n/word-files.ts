// As text: as a module they belong to the contract's rules, which say them in English, and would be fetched with all that knows a rule.
const errors = import.meta.glob<string>('../../../../contract/src/locales/*/error.json', {
  query: '?raw',
  import: 'default',
});

/** Files whose words are no others' and are asked for by its name, as namespaces of i18next are. A part of the product adds its own. */
export const apart = new Set(['error']);

/** How the words of a file are fetched, by its path; those of another namespace are added with it. */
export const wordFiles: Record<string, () => Promise<object>> = {
  ...import.meta.glob<object>(
    [
      '../../../../contract/src/locales/*/*.json',
      // Those a visit may begin with are known without this table; what the server alone says is never fetched.
      '!../../../../contract/src/locales/*/{common,session,list,project,error,mail,api-docs}.json',
    ],
    { import: 'default' },
  ),
  ...Object.fromEntries(Object.entries(errors).map(([path, load]) => [path, async () => JSON.parse(await load())])),
};
