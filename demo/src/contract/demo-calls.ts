import type { AuthCalls } from './auth-calls.ts';
import type { CalendarCalls } from './calendar-calls.ts';
import type { ChatCalls } from './chat-calls.ts';
import type { ContactCalls } from './contact-calls.ts';
import type { InboxCalls } from './inbox-calls.ts';
import type { InvoiceCalls } from './invoice-calls.ts';
import type { MailboxCalls } from './mailbox-calls.ts';
import type { NotificationCalls } from './notification-calls.ts';
import type { ScrumCalls } from './scrum-calls.ts';
import type { ShopCalls } from './shop-calls.ts';
import type { TodoCalls } from './todo-calls.ts';
import type { UploadCalls } from './upload-calls.ts';

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
