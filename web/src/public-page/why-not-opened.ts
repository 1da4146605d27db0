import type { PublicRefusal } from './ask-publicly.ts';
import { type PageWriting, pageWriting, readersWriting } from './page-writing.ts';

/** Why a document is not there, and what to do. */
export interface WhyNotOpened {
  writing: PageWriting;
  heading: string;
  text: string;
  mayAskAgain: boolean;
}

/** Says why a document is not there: in its own language where that is known, else in the reader's, and whom to ask by name. */
export function whyNotOpened({ why, firm, language }: PublicRefusal): WhyNotOpened {
  const writing = language === null ? readersWriting() : pageWriting(language, language);
  const { own, say } = writing;
  if (why === 'notValid' || why === 'superseded' || why === 'revised' || why === 'withdrawn') {
    const { heading, ask } = own[why];
    return { writing, heading, text: say(ask, { firm: firm || own.sender }), mayAskAgain: false };
  }
  const { notOpened } = own;
  return {
    writing,
    heading: notOpened.heading,
    text: notOpened[why === 'refused' ? 'server' : why],
    mayAskAgain: true,
  };
}
