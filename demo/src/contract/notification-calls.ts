/** A notification of the demo (specification, section 3). */
export interface DemoNotification {
  id: string;
  heading: string;
  /** The name of an icon and of a tone. */
  icon: { name: string; color: string };
  /** A moment, ISO 8601. */
  timestamp: string;
  title: string;
  subtitle: string;
  /** Where it leads, without the first slash. */
  path: string;
}

/** The calls of the demo's notifications (specification, section 7); each gives what is there after it. */
export interface NotificationCalls {
  'GET /api/notification': { takes: undefined; gives: DemoNotification[] };
  /** It is stored under an id of its own. */
  'POST /api/notification/add': {
    takes: { notification: Omit<DemoNotification, 'id'> & Partial<Pick<DemoNotification, 'id'>> };
    gives: DemoNotification[];
  };
  'POST /api/notification/delete': { takes: { id: string }; gives: DemoNotification[] };
  'POST /api/notification/delete-all': { takes: undefined; gives: DemoNotification[] };
}
