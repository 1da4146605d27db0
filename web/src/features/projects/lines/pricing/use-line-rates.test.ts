import { project } from '@mandate/contract/project/project.ts';
import { expect, test } from 'vitest';
import { beginForm } from '../../../../form/state/record-form.ts';
import { type EditLine, newLine, withValue } from '../edit-line.ts';
import { replaceLine } from '../insert-and-remove-lines.ts';
import { lineEdits } from '../use-lines.ts';
import { inputsOf, type RateReply, requestOf } from './rate-requests.ts';
import { answered } from './use-line-rates.ts';

const serviceId = '00000000-0000-4000-8000-000000000001';
const terms = {
  ...{ projectId: null, customerId: null, currency: 'EUR', hoursPerDay: null, startDate: '2026-09-01' },
};
const reply: RateReply = {
  ...{ amount: '1450', currency: 'EUR' },
  source: {
    ...{ rule: 'service', rateId: 'r', rateName: 'Workshop', validFrom: '2026-01-01', date: '2026-09-01' },
    ...{ amount: '1450', currency: 'EUR', unit: 'day', hoursPerDay: null, fxRate: null, tried: [] },
  },
};

test('undo of another edit made while a price was looked up leaves the line its price', () => {
  const [blank, other] = [newLine('service'), newLine('service')];
  const values = { name: 'Test', lines: [blank, other], members: [] };
  const form = beginForm(project, 'p', values, { role: 'EDITOR', grants: ['seeRates'] });
  const edits = lineEdits(form, () => undefined);
  const lines = () => form.state().values.lines as EditLine[];

  const sold = withValue(blank, 'serviceId', serviceId);
  edits.edit((all) => replaceLine(all, sold));
  const of = { inputs: inputsOf(sold, terms), currency: 'EUR' };
  const asked = [{ id: sold.id, request: requestOf(sold, 'sell', terms, '2026-01-01'), of }];
  edits.edit((all) => replaceLine(all, withValue(other, 'quantity', '7')));
  edits.amend((all) => answered(all, terms, asked, [reply], new Map([[sold.id, of]])));

  expect(lines()).toMatchObject([{ unitPrice: '1450' }, { quantity: '7' }]);
  edits.undo();
  expect(lines()).toMatchObject([{ serviceId, unitPrice: '1450' }, { quantity: null }]);
  // Before its service was chosen it had no price.
  edits.undo();
  expect(lines()).toMatchObject([{ serviceId: null, unitPrice: null }, { quantity: null }]);
});
