import type { Values } from '@mandate/contract/changes/merge.ts';
import { service } from '@mandate/contract/entities/service.ts';
import { serviceCategory } from '@mandate/contract/entities/service-category.ts';
import { type CategoryFacts, placesInTree } from '@mandate/contract/rules/category-tree.ts';
import { uuidV7 } from '../../../database/uuid.ts';
import { withInitial } from '../../../records/write/read-body.ts';
import type { SampleRecord } from '../load/store-records.ts';
import { type CategoryWords, categoryWords, type ServiceWords } from '../words/service-words.ts';
import { latinOf } from '../words/spelling.ts';
import { firstFacts } from './first-facts.ts';
import type { RegisterMaking } from './make-providers.ts';
import { dayOf, someDaysAgo, writtenAt } from './past.ts';
import { sampleCode } from './sample-code.ts';

export const servicePattern = 'SV{SEQ:4}';

const sinceDays = 3380;

/** The categories and services of the sample firm, parents before what stands below them. */
export function makeServices(making: RegisterMaking): { categories: SampleRecord[]; services: SampleRecord[] } {
  const categories: SampleRecord[] = [];
  const services: SampleRecord[] = [];
  const add = (words: CategoryWords, place: number, above: SampleRecord | null): void => {
    const category = makeCategory(making, words, place, above);
    categories.push(category);
    for (const each of words.services ?? []) services.push(makeService(making, each, services.length + 1, category));
    words.below?.forEach((each, index) => {
      add(each, index + 1, category);
    });
  };
  categoryWords.forEach((words, index) => {
    add(words, index + 1, null);
  });
  return { categories: inTheirTree(categories), services };
}

function inTheirTree(categories: readonly SampleRecord[]): SampleRecord[] {
  const facts = categories.map(({ id, values }) => ({ ...(values as Omit<CategoryFacts, 'id'>), id }));
  const places = placesInTree(facts);
  return categories.map((category) => ({ ...category, values: { ...category.values, ...places.get(category.id) } }));
}

function makeCategory(
  { random, now, writers }: RegisterMaking,
  { name, color, description }: CategoryWords,
  sortOrder: number,
  above: SampleRecord | null,
): SampleRecord {
  const createdAt = someDaysAgo(random, now, sinceDays);
  const values = {
    code: latinOf(name).toUpperCase().slice(0, 16),
    name,
    parentId: above?.id ?? null,
    description: description ?? null,
    color,
    sortOrder,
  };
  const record = withInitial(serviceCategory.fields, values, firstFacts(dayOf(createdAt)));
  return { id: uuidV7(createdAt), values: record, ...writtenAt(random, now, createdAt, writers) };
}

function makeService(
  { random, now, writers }: RegisterMaking,
  [name, unit, unitPrice, unitCost]: ServiceWords,
  number: number,
  category: SampleRecord,
): SampleRecord {
  const createdAt = someDaysAgo(random, now, random.whole(400, sinceDays));
  const isExpense = category.values.name === 'Expenses';
  const values: Values = {
    code: sampleCode(servicePattern, number),
    name,
    categoryId: category.id,
    description: random.chance(40) ? `${name}, prepared and documented with the customer.` : null,
    billingMode: billingModeOf(isExpense, unit),
    unit,
    unitPrice: unitPrice === null ? null : String(unitPrice),
    unitCost: unitCost === null ? null : String(unitCost),
    currency: 'EUR',
    deliveredBy: isExpense ? 'either' : random.pick(['personnel', 'personnel', 'either', 'provider']),
    budgetTracking: unit === 'lumpSum' ? 'amount' : 'quantity',
    isActive: !random.chance(4),
  };
  const record = withInitial(service.fields, values, firstFacts(dayOf(createdAt)));
  return { id: uuidV7(createdAt), values: record, ...writtenAt(random, now, createdAt, writers) };
}

function billingModeOf(isExpense: boolean, unit: string): string {
  if (isExpense) return 'expense';
  if (unit === 'month') return 'retainer';
  return unit === 'lumpSum' ? 'fixedPrice' : 'timeAndMaterials';
}
