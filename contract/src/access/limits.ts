/** What keeps a role to some of the records with which it may do something. Each limit says which these are. */
export type Limit =
  /** What belongs to the person: the own account, own sessions, drafts, jobs and favourites, what the person did. */
  | 'own'
  /** Accounts of roles below the person's and what belongs to them; and the person's own. */
  | 'ownOrLower'
  /** Projects the person is a member of with their lines, and the customers and providers named in a field of theirs that the person sees. */
  | 'ofOwnProjects'
  /** Project drafts the person created: what was offered to a customer is no longer one person's to take back. */
  | 'ownDraft'
  /** Records to which no other one refers. */
  | 'unused'
  /** What is about the person the caller is, such as the time they worked. */
  | 'ownPerson'
  /** As `ownPerson`, and what is about people whose manager the caller is, or belongs to projects the caller manages. */
  | 'managed'
  /** Rates of the sides the person's grants show: `seeRates` what is sold, `seeCosts` what it costs the firm. */
  | 'seenSides'
  /** Own fields whose values the person sees, by role and grants. */
  | 'seenOwnFields'
  /** Parameters whose `readableBy` is the person's role or a weaker one. */
  | 'readable'
  /** Parameters whose `editableBy` is the person's role or a weaker one. */
  | 'editable'
  /** Views of the person's own, and those shared with the person's role that tell of no field hidden from the person. */
  | 'ownOrShared'
  /** Views of the person's own, and every shared one, whoever it is shared with: an SA keeps them in order. */
  | 'ownOrAnyShared'
  /** As `ownOrShared`, but of the shared views only those that are not locked. */
  | 'ownOrOpen'
  /** As `ownOrOpen`, and every shared view whose owner has left: nobody else could change it any more. */
  | 'ownOpenOrLeft'
  /** Notes on a record the person may read, to change them one of which `neededOfNoted` holds; guests are told of projects alone. */
  | 'ofReadableRecord'
  /** The same of notes the person wrote. */
  | 'ownOfReadableRecord'
  /** Files of a record the person may read, in the same way; the financial ones only with the grants that show prices. */
  | 'seenOfReadableRecord'
  /**
   * What happened, except what concerns accounts, roles and what keeps the product safe; how people of the own rank or above came in; and
   * what the person may not look at itself.
   */
  | 'notSecurity'
  /** Removed records of which the person may bring back the kind, within the limits that hold there. */
  | 'restorable';
