import { identities, type MatrixRow, outcomes } from './permission-matrix.ts';

/** The matrix as a page of Markdown, a table for each noun. */
export function matrixDocument(matrix: readonly MatrixRow[]): string {
  const nouns = [...new Set(matrix.map(nounOf))];
  const sections = nouns.map((noun) =>
    section(
      noun,
      matrix.filter((row) => nounOf(row) === noun),
    ),
  );
  const legend = Object.entries(outcomes).map(([outcome, meaning]) => `- **${outcome}**: ${meaning}`);
  return [
    '# Who may make which call',
    '',
    'Every call of the application, tried by each of six identities. A GUEST is a *member* when the person linked to the account is a member of',
    'a project, and *waiting* until then. "Own" projects are those of which the person is a member; nobody is who is not signed in.',
    '',
    ...legend,
    '',
    'What of a record a role sees, field by field, stands in `contract/src/access/field-views.ts`. This page is written by the test that makes',
    'each of these calls and compares: `UPDATE_PERMISSIONS=1 npx vitest run server/src/permissions/permission-table.test.ts`.',
    ...sections,
    '',
  ].join('\n');
}

function section(noun: string, rows: MatrixRow[]): string {
  const head = ['Call', 'On', ...identities];
  const cells = rows.map(({ call, on, cells: outcome }, index) => [
    rows[index - 1]?.call === call ? '' : `\`${call}\``,
    on,
    ...outcome,
  ]);
  const lines = [head, head.map(() => '---'), ...cells].map((line) => `| ${line.join(' | ')} |`);
  return ['', `## ${noun}`, '', ...lines].join('\n');
}

function nounOf({ call }: MatrixRow): string {
  return call.split('/')[1] ?? '';
}
