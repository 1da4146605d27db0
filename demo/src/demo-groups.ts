import AppWindow from 'lucide-react/icons/app-window';
import ChartPie from 'lucide-react/icons/chart-pie';
import Component from 'lucide-react/icons/component';
import Hand from 'lucide-react/icons/hand';
import Ruler from 'lucide-react/icons/ruler';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import SquarePen from 'lucide-react/icons/square-pen';
import type { DemoGroup } from './demo-page.ts';
import { calendarPages } from './screens/calendar/calendar-pages.ts';
import { chartsPages } from './screens/charts/charts-pages.ts';
import { chatPages } from './screens/chat/chat-pages.ts';
import { contactsPages } from './screens/contacts/contacts-pages.ts';
import { dragPages } from './screens/drag/drag-pages.ts';
import { formsPages } from './screens/forms/forms-pages.ts';
import { inboxPages } from './screens/inbox/inbox-pages.ts';
import { invoicesPages } from './screens/invoices/invoices-pages.ts';
import { mapPages } from './screens/map/map-pages.ts';
import { materialPages } from './screens/material/material-pages.ts';
import { profilePages } from './screens/profile/profile-pages.ts';
import { projectsPages } from './screens/projects/projects-pages.ts';
import { scrumPages } from './screens/scrum/scrum-pages.ts';
import { shopPages } from './screens/shop/shop-pages.ts';
import { todoPages } from './screens/todo/todo-pages.ts';
import { utilitiesPages } from './screens/utilities/utilities-pages.ts';

/** The pages of the demo area as its navigation shows them. */
export const demoGroups: readonly DemoGroup[] = [
  {
    label: 'group.apps',
    icon: AppWindow,
    pages: [
      ...invoicesPages,
      ...calendarPages,
      ...inboxPages,
      ...chatPages,
      ...todoPages,
      ...scrumPages,
      ...contactsPages,
      ...projectsPages,
      ...profilePages,
    ],
  },
  { label: 'group.shop', icon: ShoppingBag, pages: shopPages },
  { label: 'group.components', icon: Component, pages: materialPages },
  { label: 'group.utilities', icon: Ruler, pages: utilitiesPages },
  { label: 'group.charts', icon: ChartPie, pages: [...chartsPages, ...mapPages] },
  { label: 'group.forms', icon: SquarePen, pages: formsPages },
  { label: 'group.others', icon: Hand, pages: dragPages },
];
