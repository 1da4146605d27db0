import type { Reader } from '@mandate/contract/access/roles.ts';
import type { Entity } from '@mandate/contract/facts/entity.ts';
import { isId } from '@mandate/contract/facts/fields.ts';
import { entityNamed } from '@mandate/contract/known-entities.ts';
import type { CurrentUser } from '@mandate/contract/lists/filter-tokens.ts';
import type { Filter } from '@mandate/contract/lists/grid.ts';
import { isPlainDate, type PlainDate } from '@mandate/contract/values/dates.ts';
import { isDecimalText } from '@mandate/contract/values/decimal-text.ts';
import { type RaisedList, raisedLists } from '../../business/prices/raise-address.ts';
import { raisedSides } from '../../business/prices/raised-sides.ts';
import type { RateSide } from '../../business/rates/dated-rate.ts';
import { gridQueryOf } from '../../list/state/grid-query-of.ts';
import { filterText, readListState, usualState } from '../../list/state/list-state.ts';

/** How prices change, as the address of the page says it; what was typed is kept as it is. */
export interface RaiseConditions {
  of: RaisedList;
  search: string;
  filter: Filter['all'];
  ids: readonly string[];
  except: readonly string[];
  side: RateSide;
  way: 'percent' | 'amount';
  by: string;
  currency: string;
  /** By currency; others to the smallest unit of theirs. */
  roundTo: Readonly<Record<string, string>>;
  from: string;
  leaveOut: readonly string[];
  replaceLater: readonly string[];
  /** The projects that take the new prices. */
  projects: readonly string[];
}

/** Adds the firm's own fields to the facts of an entity. */
type WithOwn = (entity: Entity) => Entity;

const asMade: WithOwn = (entity) => entity;

/** The first day of the year after a day: when most prices change. */
export function nextYear(today: PlainDate): PlainDate {
  return `${Number(today.slice(0, 4)) + 1}-01-01`;
}

/** Reads the conditions out of an address; null where it does not say which prices are meant, or the reader may not change them. */
export function readConditions(
  params: URLSearchParams,
  reader: Reader,
  today: PlainDate,
  withOwn: WithOwn = asMade,
): RaiseConditions | null {
  const of = raisedLists.find((name) => name === params.get('of')) ?? 'service';
  const [usual, ...others] = raisedSides(of, reader);
  if (usual === undefined) return null;
  const asked = new URLSearchParams([...params].filter(([name]) => name === 'search' || name === 'filter'));
  const { state } = readListState(withOwn(entityNamed(of)), asked, reader, false);
  const list = (name: string) => (params.get(name) ?? '').split(',').filter(isId);
  const text = (name: string) => params.get(name) ?? '';
  return {
    of,
    search: state.search,
    filter: state.filter,
    ids: list('ids'),
    except: list('except'),
    side: others.find((side) => side === params.get('side')) ?? usual,
    way: params.get('way') === 'amount' ? 'amount' : 'percent',
    by: text('by'),
    currency: text('currency'),
    roundTo: Object.fromEntries(
      text('round')
        .split(',')
        .flatMap((entry) => {
          const [currency = '', step = ''] = entry.split(':');
          return step === '' ? [] : [[currency, step]];
        }),
    ),
    from: params.has('from') ? text('from') : nextYear(today),
    leaveOut: list('out'),
    replaceLater: list('ours'),
    projects: list('projects'),
  };
}

/** The address that says some conditions. */
export function writeConditions(of: RaiseConditions, today: PlainDate): URLSearchParams {
  const params = new URLSearchParams({ of: of.of });
  const round = Object.entries(of.roundTo).filter(([, step]) => step !== '');
  const said: Record<string, string> = {
    search: of.search,
    filter: of.filter.length > 0 ? filterText(of.filter) : '',
    ids: of.ids.join(','),
    except: of.except.join(','),
    side: of.side === 'sell' ? '' : of.side,
    way: of.way === 'percent' ? '' : of.way,
    by: of.by,
    currency: of.currency,
    round: round.map((entry) => entry.join(':')).join(','),
    out: of.leaveOut.join(','),
    ours: of.replaceLater.join(','),
    projects: of.projects.join(','),
  };
  for (const [name, value] of Object.entries(said)) if (value !== '') params.set(name, value);
  if (of.from !== nextYear(today)) params.set('from', of.from);
  return params;
}

/** What is asked of the server; null while by how much and from when is not said. */
export function requestOf(of: RaiseConditions, currentUser: CurrentUser, withOwn: WithOwn = asMade): object | null {
  if (!isDecimalText(of.by) || !isPlainDate(of.from)) return null;
  if (of.way === 'amount' && of.currency === '') return null;
  const { search, filter } = of;
  const query =
    of.ids.length > 0 ? null : gridQueryOf(withOwn(entityNamed(of.of)), { ...usualState, search, filter }, currentUser);
  if (of.ids.length === 0 && query === null) return null;
  return {
    of: of.of,
    ...(query === null ? { ids: of.ids } : { query: { ...query, sort: [] } }),
    ...(of.except.length > 0 && { except: of.except }),
    side: of.side,
    [of.way]: of.by,
    ...(of.currency !== '' && { currency: of.currency }),
    ...(Object.keys(of.roundTo).length > 0 && { roundTo: of.roundTo }),
    from: of.from,
    ...(of.leaveOut.length > 0 && { leaveOut: of.leaveOut }),
    ...(of.replaceLater.length > 0 && { replaceLater: of.replaceLater }),
  };
}
