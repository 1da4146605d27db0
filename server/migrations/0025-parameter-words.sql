-- What parameters are for, in plainer words; a description somebody rewrote stays as it is.
update parameters p set help = w.words, search_text = search_words(concat_ws(' ', p.key, p.label, w.words))
from (values
  ('company.name', 'Stands at the top of the navigation.', 'Shown at the top of the navigation.'),
  ('company.country', 'The country new providers begin with.', 'The default country of new providers.'),
  ('company.language', 'The language new customers, providers and users begin with.', 'The default language of new customers, providers and users.'),
  ('company.timeZone', 'Decides which day it is for numbers and dates the product gives.', 'Decides which day it is when the product gives a number or sets a date.'),
  ('money.baseCurrency', 'Exchange rates lead to it; new records begin with it.', 'Exchange rates convert to it, and new records start with it.'),
  ('people.seniorities', 'Chosen for people, for roles to be filled and for rates.', 'Used for people, for roles still to be filled and for rates.'),
  ('people.weeklyHours', 'The hours a week new people begin with.', 'The default weekly hours of new people.'),
  ('billing.defaultPaymentTerms', 'The terms new customers and providers begin with.', 'The default terms of new customers and providers.'),
  ('security.signUpMode', 'Who may make an account without being invited: everybody, people of the allowed domains, people with an invitation, nobody.', 'Who can create an account: everyone, people with an address in an allowed domain, people with an invitation, or no one.'),
  ('security.allowedDomains', 'The domains whose addresses may sign up when sign-up is for domains.', 'Addresses in these domains can sign up when sign-up is limited to domains.'),
  ('project.lostReasons', 'Chosen when a quote is lost.', 'Offered when a quote is lost.'),
  ('project.cancelReasons', 'Chosen when a project is cancelled.', 'Offered when a project is cancelled.'),
  ('project.quoteValidityDays', 'A new project is valid as a quote for so many days.', 'How long the quote of a new project is valid.'),
  ('money.marginFloorPercent', 'A project with a lower planned margin is approved by an administrator only.', 'Only an administrator can approve a project with a lower planned margin.'),
  ('people.hoursPerDay', 'Days and hours are converted by it where contract and person say nothing else.', 'Converts days to hours unless the contract or the person says otherwise.'),
  ('company.workingDays', 'Dates of copied projects move in these days; 1 is Monday, 7 Sunday.', 'Used to move the dates of copied projects.')
) as w(key, old, words)
where p.key = w.key and p.help = w.old;
