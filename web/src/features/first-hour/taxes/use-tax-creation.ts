import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newRecordId } from '../../../form/state/new-record-id.ts';
import { CallError, call } from '../../../lib/calls/call.ts';
import type { ProposedTax } from './proposed-taxes.ts';

interface WantedTax extends ProposedTax {
  name: string;
  country: string;
}

interface KnownTax {
  code: string;
  percent: string;
  isDefault: boolean;
}

const none: readonly KnownTax[] = [];

/** The codes of the firm's tax rates, and what creates others. */
export function useTaxCreation() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { data: known = none } = useQuery({
    queryKey: ['grid', 'tax-rate', 'known'],
    queryFn: async ({ signal }) => {
      const query = { pageSize: 200, fields: ['code', 'percent', 'isDefault'], total: 'none' };
      const options = { signal, quiet: true };
      return (await call<{ rows: KnownTax[] }>('POST', '/tax-rate/get-grid', query, options)).rows;
    },
  });

  /** Only where the firm has no tax yet that new lines take. */
  const isDefaultFree = known.every(({ percent, isDefault }) => !isDefault || Number(percent) === 0);

  async function createAll(wanted: readonly WantedTax[]): Promise<void> {
    for (const { code, name, percent, category, country } of wanted) {
      const charges = category === 'standard' || category === 'reduced';
      const isDefault = category === 'standard' && isDefaultFree;
      const reason = charges ? {} : { exemptionReason: t(`firstHour.step.taxes.reason.${category}`) };
      const body = { id: newRecordId(), code, name, percent, category, isDefault, ...reason };
      // That the tax of nothing the product came with gives way is what they are created for.
      const options = { quiet: true, onAlerts: () => undefined };
      await call('POST', '/tax-rate/save', { ...body, ...(charges && { countryCode: country }) }, options);
    }
  }

  /** Creates the rates one after the other. @returns whether all are there; what was created stays */
  async function create(wanted: readonly WantedTax[]): Promise<boolean> {
    if (isSaving) return false;
    setSaving(true);
    setProblem(null);
    try {
      await createAll(wanted);
      return true;
    } catch (refused) {
      if (!(refused instanceof CallError)) throw refused;
      setProblem(refused.fieldErrors[0]?.message ?? refused.message);
      return false;
    } finally {
      setSaving(false);
      await queries.invalidateQueries({ queryKey: ['grid', 'tax-rate'] });
    }
  }
  return { codes: new Set(known.map(({ code }) => code)), isSaving, problem, create };
}
