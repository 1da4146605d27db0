import type { PaperBlock } from '../paper.ts';
import type { PaperTexts, StatusReportFacts } from '../paper-facts.ts';
import type { PaperWriting } from '../written/paper-writing.ts';
import { milestonesBlocks, progressBlocks } from './milestone-blocks.ts';
import { closingBlocks, datesBlocks, note, paragraph } from './terms-blocks.ts';
import { addressBlock, customerRows, numberRows, row, senderRows, titleBlock } from './title-block.ts';

/** How far the work has come: milestones with their states and days. It says nothing of money. */
export function statusReportBlocks(facts: StatusReportFacts, texts: PaperTexts, writing: PaperWriting): PaperBlock[] {
  const day = facts.issuedOn ?? facts.today;
  const { startDate, endDate, milestones, code } = facts.project;
  return [
    addressBlock(facts, writing),
    {
      type: 'keyValues',
      rows: [
        ...numberRows('statusReport', facts, null, writing),
        ...customerRows(facts, writing),
        row(writing.words.fact.project, code),
        ...senderRows(facts, writing),
      ],
    },
    titleBlock('statusReport', facts, writing),
    ...paragraph(texts.intro),
    ...progressBlocks(milestones, day, writing),
    ...milestonesBlocks(facts, day, writing),
    ...datesBlocks({ startDate, endDate, milestones: [] }, writing),
    ...closingBlocks(texts, facts.sender, writing),
    ...note(texts.footer),
  ];
}
