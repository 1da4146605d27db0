import styled from '@emotion/styled';
import { tabular } from '../../ui/values/tabular.ts';

const Code = styled('span')(({ theme: { vars } }) => ({
  ...tabular,
  fontSize: 13,
  whiteSpace: 'nowrap',
  color: vars.palette.text.secondary,
}));

/** The code of a record after its title; nothing for who may not see it. */
export function RecordCode({ code }: { code: unknown }) {
  return typeof code === 'string' ? <Code>{code}</Code> : null;
}
