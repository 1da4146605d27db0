import type { Noun } from '../access/permissions.ts';
import type { Reader } from '../access/roles.ts';
import { me } from './filter-tokens.ts';
import { marginFloor } from './grid.ts';
import type { ViewState } from './view-state.ts';
import { hiddenTellings, tellsOf } from './view-tells.ts';

/** A view that comes along with the product, for everybody who sees what it filters and sorts by. It cannot be changed, only saved as a view of one's own. */
export interface ReadyView {
  /** Stands for it in addresses and calls, where a saved view has its id. Its name is the word `readyView.<entity>.<key>`. */
  key: string;
  state: ViewState;
}

/** A project in one of these is not over. */
const open = {
  field: 'status',
  operator: 'anyOf',
  value: ['draft', 'quoted', 'approved', 'active', 'onHold'],
};
/** In these it is sold and not over. */
const underWay = { ...open, value: ['approved', 'active', 'onHold'] };

const table: Partial<Record<Noun, readonly ReadyView[]>> = {
  project: [
    {
      key: 'mine',
      state: { filter: { all: [{ field: 'projectManagerId', operator: 'anyOf', value: [me] }, open] } },
    },
    {
      key: 'quotesThatExpire',
      state: {
        filter: {
          all: [
            { field: 'status', operator: 'anyOf', value: ['quoted'] },
            { field: 'quoteValidUntil', operator: 'relative', value: 'nextDays:30' },
          ],
        },
        sort: [{ field: 'quoteValidUntil', direction: 'asc' }],
      },
    },
    {
      key: 'endingSoon',
      state: {
        filter: { all: [underWay, { field: 'endDate', operator: 'relative', value: 'nextDays:60' }] },
        sort: [{ field: 'endDate', direction: 'asc' }],
      },
    },
    {
      key: 'underFloor',
      state: {
        filter: { all: [open, { field: 'plannedMarginPercent', operator: 'lt', value: marginFloor }] },
        sort: [{ field: 'plannedMarginPercent', direction: 'asc' }],
      },
    },
    {
      key: 'withoutManager',
      state: { filter: { all: [{ field: 'projectManagerId', operator: 'empty' }, open] } },
    },
  ],
  entry: [
    {
      key: 'mineThisMonth',
      state: {
        filter: {
          all: [
            { field: 'personnelId', operator: 'anyOf', value: [me] },
            { field: 'date', operator: 'relative', value: 'thisMonth' },
          ],
        },
      },
    },
    {
      key: 'notApproved',
      state: {
        filter: { all: [{ field: 'state', operator: 'noneOf', value: ['approved'] }] },
        sort: [{ field: 'date', direction: 'asc' }],
      },
    },
    {
      key: 'withoutCost',
      state: { filter: { all: [{ field: 'hasCost', operator: 'is', value: false }] } },
    },
  ],
  document: [
    {
      key: 'waiting',
      state: {
        filter: {
          all: [
            { field: 'kind', operator: 'anyOf', value: ['quote'] },
            { field: 'state', operator: 'anyOf', value: ['issued'] },
            { field: 'answer', operator: 'empty' },
          ],
        },
        sort: [{ field: 'validUntil', direction: 'asc' }],
      },
    },
    {
      key: 'answered',
      state: {
        filter: { all: [{ field: 'answer', operator: 'notEmpty' }] },
        sort: [{ field: 'answeredAt', direction: 'desc' }],
      },
    },
  ],
};

/** Names tell by words, and those of these views are facts of the product: what they filter and sort by says all they tell. */
const noWords = { seeRates: '', seeCosts: '' };

/** The views that come along with a list, as far as a reader sees all they tell of. */
export function readyViews(list: Noun, reader: Reader): readonly ReadyView[] {
  const hidden = new Set(hiddenTellings(reader));
  return (table[list] ?? []).filter(({ state }) => {
    return tellsOf({ list, name: '', state }, noWords).every((told) => !hidden.has(told));
  });
}
