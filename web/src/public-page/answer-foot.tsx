import styled from '@emotion/styled';
import ArrowDown from 'lucide-react/icons/arrow-down';
import type { PageWriting } from './page-writing.ts';
import { PublicButton } from './public-button.tsx';
import { type Answering, answerFormId } from './use-send-answer.ts';
import { wide } from './wide.ts';

const Foot = styled('div')(({ theme: { vars } }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  padding: '10px 16px max(10px, env(safe-area-inset-bottom))',
  borderTop: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  [wide]: { position: 'static', padding: '14px 24px 16px' },
}));

const Acts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& > [data-look=primary]': { flex: '1 1 190px', fontVariantNumeric: 'tabular-nums' },
  '&:not([data-reached])': { display: 'none' },
  [wide]: { '&&': { display: 'flex' } },
});

const Before = styled('div')(({ theme: { vars } }) => ({
  display: 'grid',
  gap: 8,
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0 12px',
  },
  '& > p > span': { color: vars.palette.text.secondary },
  '& > p > b': { fontSize: 18, lineHeight: '24px', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  [wide]: { display: 'none' },
}));

interface AnswerFootProps {
  gross: string;
  answering: Answering;
  writing: PageWriting;
  /** Whether the terms were on the screen: until then a phone shows the way to them. */
  reached: boolean;
  onGoOn: () => void;
}

/** The buttons of the answer: below it, and on a phone at the foot of the screen. */
export function AnswerFoot({ gross, answering, writing: { own, say }, reached, onGoOn }: AnswerFootProps) {
  const { isDeclining, isSending, turn } = answering;
  const busyLabel = isSending ? own.sending : null;
  return (
    <Foot>
      {!reached && (
        <Before>
          <p>
            <span>{own.total}</span>
            <b>{gross}</b>
          </p>
          <PublicButton icon={<ArrowDown aria-hidden="true" />} onClick={onGoOn}>
            {own.terms.goOn}
          </PublicButton>
        </Before>
      )}
      <Acts data-reached={reached || undefined}>
        <PublicButton look="primary" type="submit" form={answerFormId} busyLabel={busyLabel}>
          {isDeclining ? own.decline.act : say(own.accept.act, { gross })}
        </PublicButton>
        <PublicButton onClick={turn} aria-disabled={isSending || undefined}>
          {isDeclining ? own.decline.back : own.decline.act}
        </PublicButton>
      </Acts>
    </Foot>
  );
}
