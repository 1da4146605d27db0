import type { AuthCalls } from './auth.ts';
import type { CalendarCalls } from './calendar.ts';
import type { ChatCalls } from './chat.ts';
import type { ContactCalls } from './contacts.ts';
import type { InboxCalls } from './inbox.ts';
import type { InvoiceCalls } from './invoices.ts';
import type { MailboxCalls } from './mailbox.ts';
import type { NotificationCalls } from './notifications.ts';
import type { ScrumCalls } from './scrum.ts';
import type { ShopCalls } from './shop.ts';
import type { TodoCalls } from './todo.ts';
import type { UploadCalls } from './uploads.ts';

/** Every call the mock backend answers, by its method and path: what it takes and what it gives (specification, section 7). */
export interface DemoCalls
  extends ShopCalls,
    AuthCalls,
    InvoiceCalls,
    CalendarCalls,
    ContactCalls,
    InboxCalls,
    ChatCalls,
    TodoCalls,
    ScrumCalls,
    NotificationCalls,
    MailboxCalls,
    UploadCalls {}

export type DemoCall = keyof DemoCalls;
