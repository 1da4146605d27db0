import styled from '@emotion/styled';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { countNumber, type Judgement, judgeNumber } from './judge-number.ts';
import type { FirmNumberKind } from './number-so-far.ts';

const Fits = styled('span')(({ theme: { vars } }) => ({
  display: 'flex',
  gap: 5,
  color: vars.palette.good.text,
  '& > svg': { flex: 'none', width: 14, height: 14, marginTop: 1 },
}));

/** What stands below the field of a number: a remark, or what is wrong with it. */
export interface NumberRemark {
  hint?: ReactNode;
  error?: string;
}

/**
 * What is to be said of a number, as it stands below its field.
 * @param isLeft whether its field is left: then it is judged, before that it is counted
 */
export async function judgementWords(
  isLeft: boolean,
  kind: FirmNumberKind,
  text: string,
  country: string,
): Promise<NumberRemark> {
  return shown(await (isLeft ? judgeNumber : countNumber)(kind, text, country));
}

function shown(told: Judgement | null): NumberRemark {
  if (told === null) return {};
  if (told.kind === 'bad') return { error: told.text };
  if (told.kind === 'count') return { hint: told.text };
  return {
    hint: (
      <Fits>
        <CircleCheck aria-hidden="true" />
        {told.text}
      </Fits>
    ),
  };
}
