import type { RegisterName } from '@mandate/contract/registers.ts';
import type { LucideIcon } from 'lucide-react';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Building2 from 'lucide-react/icons/building-2';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarDays from 'lucide-react/icons/calendar-days';
import FileText from 'lucide-react/icons/file-text';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import FolderTree from 'lucide-react/icons/folder-tree';
import Handshake from 'lucide-react/icons/handshake';
import IdCard from 'lucide-react/icons/id-card';
import LayoutList from 'lucide-react/icons/layout-list';
import MapPin from 'lucide-react/icons/map-pin';
import Package from 'lucide-react/icons/package';
import Percent from 'lucide-react/icons/percent';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import TextQuote from 'lucide-react/icons/text-quote';
import Palmtree from 'lucide-react/icons/tree-palm';
import UserRound from 'lucide-react/icons/user-round';

/** What stands for a saved view of a list. */
export const viewIcon: LucideIcon = LayoutList;

const icons: Partial<Record<RegisterName, LucideIcon>> = {
  project: FolderKanban,
  customer: Building2,
  personnel: UserRound,
  provider: Handshake,
  'service-category': FolderTree,
  service: Package,
  parameter: SlidersHorizontal,
  place: MapPin,
  account: IdCard,
  'tax-rate': Percent,
  'payment-term': CalendarClock,
  'exchange-rate': ArrowRightLeft,
  'text-block': TextQuote,
  absence: Palmtree,
  entry: CalendarCheck,
  'holiday-calendar': CalendarDays,
};

const byNoun = new Map<string, LucideIcon>(Object.entries(icons));

/** What stands for a kind of record, by the noun of its calls, wherever records of several kinds stand together. */
export function recordIcon(noun: string): LucideIcon {
  return byNoun.get(noun) ?? FileText;
}
