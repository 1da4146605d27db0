import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type CurrencyFirm,
  figures,
  type MovedProject,
  startCurrencyFirm,
} from '../../../../testing/callers/currency-firm.ts';
import { saved, work } from '../../../../testing/callers/records.ts';

let firm: CurrencyFirm;

beforeAll(async () => {
  firm = await startCurrencyFirm();
});
afterAll(() => firm.app.close());

describe('a save that changes the currency of a project with prices', () => {
  test('is refused with a sentence at the currency unless it says what becomes of them', async () => {
    const project = await firm.draft();
    for (const who of [firm.admin, firm.editor, firm.blind]) {
      const reply = await firm.save(who, project, { currency: 'JPY' });
      expect([reply.status, reply.fieldCodes]).toEqual([400, ['currency currencyChangeNeeded']]);
    }
    expect(await firm.read(project.id)).toEqual(project);
    const told = await firm.save(firm.admin, project, { currency: 'JPY', name: '' });
    expect(told.fieldCodes.toSorted()).toEqual(['currency currencyChangeNeeded', 'name fieldRequired']);
  });

  test.each<[string, object | null, string]>([
    ['nothing', {}, 'currencyChange.how fieldRequired'],
    ['no way there is', { how: 'guess' }, 'currencyChange.how valueNotAllowed'],
    ['a rate of nothing', { how: 'convert', rate: '0' }, 'currencyChange.rate numberOutOfRange'],
    ['a rate for digits that stay', { how: 'keep', rate: '2' }, 'currencyChange.rate fieldNotAllowedHere'],
    ['more than it takes', { how: 'keep', when: 'now' }, 'currencyChange.when fieldUnknown'],
  ])('is refused where it says %s', async (_name, currencyChange, problem) => {
    const reply = await firm.save(firm.admin, await firm.draft(), { currency: 'JPY', currencyChange });
    expect([reply.status, reply.fieldCodes]).toEqual([400, [problem]]);
  });

  test('converts them at the rate that is named, to at most four decimals; costs stay what they are', async () => {
    const project = await firm.draft();
    const { data, alerts } = await firm.save(firm.admin, project, {
      currency: 'JPY',
      currencyChange: { how: 'convert', rate: '163.4567' },
    });
    expect(figures(data)).toEqual([
      ['202686.308', '620', 'EUR', '160'],
      // 0.0333 × 163.4567 = 5.44310811
      ['5.4431', '50', 'EUR', '160'],
      ['81728.35', '450', 'USD', '128'],
      ['-16345.67', null, null, null],
      [null, null, null, null],
    ]);
    expect(data.lines[0]?.priceSource?.rule).toBe('manual');
    expect(data.lines[0]?.costSource?.rule).toBe('person');
    // 2026863 + 5 + 81728 − 16346; 992000 + 8000 + 57600
    expect(data.totals).toMatchObject({ subtotal: '2092250', plannedCost: '1057600', plannedMargin: '1034650' });
    expect(alerts.join()).toContain('1\u00A0EUR = 163.4567\u00A0JPY');
  });

  test('converts them at the exchange rate of the first day where none is named', async () => {
    const [may, june] = [await firm.draft({ startDate: '2026-03-02' }), await firm.draft()];
    const moved = async (project: MovedProject) =>
      (await firm.save(firm.admin, project, { currency: 'JPY', currencyChange: { how: 'convert' } })).data.lines[0]
        ?.unitPrice;
    expect([await moved(may), await moved(june)]).toEqual(['124000', '198400']);
  });

  test('reads them again from the rates, and converts what no rate gives', async () => {
    const { data, alerts } = await firm.save(firm.admin, await firm.draft(), {
      currency: 'USD',
      currencyChange: { how: 'reread', rate: '1.1' },
    });
    expect(figures(data).map(([price, cost, currency]) => [price, cost, currency])).toEqual([
      ['1550', '620', 'EUR'],
      ['0.0366', '50', 'EUR'],
      ['550', '450', 'USD'],
      ['-110', null, null],
      [null, null, null],
    ]);
    expect(data.lines[0]?.priceSource).toMatchObject({ rule: 'service', fxRate: '1.25' });
    expect(alerts.join()).toContain('four decimals: 3.');
  });

  test('keeps their digits where that is wanted, and the margin says what comes of it', async () => {
    const { data } = await firm.save(firm.admin, await firm.draft(), {
      currency: 'JPY',
      currencyChange: { how: 'keep' },
    });
    expect(data.lines.map(({ unitPrice }) => unitPrice)).toEqual(['1240', '0.0333', '500', '-100', null]);
    expect(data.lines[0]?.priceSource?.rule).toBe('manual');
    expect(data.totals).toMatchObject({ contractNet: '12800', plannedCost: '1057600' });
  });

  test('is refused where something is to be converted and no exchange rate is known', async () => {
    const project = await firm.draft();
    for (const how of ['convert', 'reread']) {
      const reply = await firm.save(firm.admin, project, { currency: 'KWD', currencyChange: { how } });
      expect([reply.status, reply.fieldCodes]).toEqual([400, ['currencyChange.rate exchangeRateMissing']]);
    }
    const named = await firm.save(firm.admin, project, {
      currency: 'KWD',
      currencyChange: { how: 'convert', rate: '0.3' },
    });
    // What the work costs cannot be said in dinars: it is missing, and nothing is said of the margin.
    expect(named.data).toMatchObject({
      linesWithoutCost: 3,
      totals: { plannedCost: '0.000', plannedMarginPercent: null },
    });
  });

  test('takes prices that are sent along as prices in the new currency', async () => {
    const project = await firm.draft();
    const [rated, typed, , discount, text] = project.lines.map(({ id }) => ({ id }));
    const lines = [rated, { ...typed, unitPrice: '7' }, work({ description: 'New', unitPrice: '9' }), discount, text];
    const { data } = await firm.save(firm.admin, project, {
      currency: 'USD',
      lines,
      currencyChange: { how: 'convert', rate: '2' },
    });
    expect(data.lines.map(({ unitPrice }) => unitPrice)).toEqual(['2480', '7', '9', '-200', null]);
  });

  test('leaves prices alone that are said to be in the new currency, and takes those over that were not sent', async () => {
    const project = await firm.draft();
    const lines = project.lines.map(({ id, unitPrice }, at) => ({ id, ...(at < 2 && { unitPrice }) }));
    const currencyChange = { how: 'convert', rate: '2', isApplied: true };
    const { data } = await firm.save(firm.admin, project, { currency: 'USD', lines, currencyChange });
    expect(data.lines.map(({ unitPrice }) => unitPrice)).toEqual(['1240', '0.0333', '1000', '-200', null]);
  });

  test('is taken whatever the caller sees of the prices', async () => {
    const project = await firm.draft();
    const reply = await firm.save(firm.blind, project, {
      currency: 'USD',
      currencyChange: { how: 'convert', rate: '2' },
    });
    expect([reply.status, reply.alerts, 'unitPrice' in (reply.data.lines[0] ?? {})]).toEqual([200, [], false]);
    expect((await firm.read(project.id)).lines.map(({ unitPrice }) => unitPrice)).toEqual([
      ...['2480', '0.0666', '1000', '-200', null],
    ]);
  });

  test('keeps what was agreed with a provider in the currency it was agreed in', async () => {
    const provider = await saved<{ id: string }>(firm.admin, 'provider', { name: 'Firm', countryCode: 'DE' });
    const providers = [{ providerId: provider.id, agreedAmount: '9000' }];
    const project = await firm.draft({ providers });
    const { data } = await firm.save(firm.admin, project, {
      currency: 'USD',
      currencyChange: { how: 'convert', rate: '2' },
    });
    expect(data.providers).toMatchObject([{ agreedAmount: '9000.00', currency: 'EUR' }]);
  });

  test('never comes to a price that cannot be kept', async () => {
    const project = await firm.draft({ lines: [work({ unitPrice: '499999999999' })] });
    const reply = await firm.save(firm.admin, project, {
      currency: 'JPY',
      currencyChange: { how: 'convert', rate: '9999999999' },
    });
    expect([reply.status, reply.fieldCodes]).toEqual([
      400,
      ['lines.0.unitPrice numberOutOfRange', 'lines.0.quantity numberOutOfRange'],
    ]);
  });

  test('is only for a draft, whoever asks', async () => {
    const project = await firm.draft();
    const step = (status: string, frozenOn: string | null) =>
      firm.app.database.pool.query('update projects set status = $2::project_status, frozen_on = $3 where id = $1', [
        project.id,
        status,
        frozenOn,
      ]);
    const change = { currency: 'USD', currencyChange: { how: 'keep' }, reason: 'Typed wrongly' };
    await step('quoted', null);
    expect((await firm.save(firm.admin, project, change)).fieldCodes).toEqual(['currency currencyOfDraft']);
    await step('approved', '2026-06-01');
    expect((await firm.save(firm.admin, project, change)).fieldCodes).toEqual(['currency currencyOfDraft']);
    expect((await firm.save(firm.editor, project, change)).fieldCodes).toContain('currency recordLocked');
  });

  test('asks nothing where there is no price, and nothing of a new project', async () => {
    const project = await firm.draft({ lines: [{ type: 'text', description: 'Words' }, work({ unitPrice: '0' })] });
    expect((await firm.save(firm.admin, project, { currency: 'USD' })).data.currency).toBe('USD');
    expect((await firm.draft({ currency: 'USD' })).currency).toBe('USD');
  });
});
