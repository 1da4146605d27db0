/** A person of the sample firm; the mailbox is said where the name has no Latin letters. */
export interface SampleName {
  firstName: string;
  lastName: string;
  mailbox?: string;
}

/** The people of the sample firm in the order they were hired. The three who sign in are among them. */
export const staffNames: readonly SampleName[] = [
  { firstName: 'Ada', lastName: 'Ørnfeldt' },
  { firstName: 'Balthasar', lastName: 'Kupferhain' },
  { firstName: 'Edda', lastName: 'Quillner' },
  { firstName: 'Ines', lastName: 'Farolvega' },
  { firstName: 'Tadeusz', lastName: 'Łąkowiecki' },
  { firstName: 'Maëlle', lastName: 'Brumechant' },
  { firstName: 'Odhrán', lastName: 'Mac Ruadhcloch' },
  { firstName: 'Henrike', lastName: 'Moosleitner-Vahl' },
  { firstName: 'Dario', lastName: 'Pontelume' },
  { firstName: 'Käthe', lastName: 'Sturmvogt' },
  { firstName: 'Gus', lastName: 'Lanternby' },
  { firstName: 'Żaneta', lastName: 'Srebrnolas' },
  { firstName: 'Ноемі', lastName: 'Вітролист', mailbox: 'noemi.vitrolyst' },
  { firstName: 'Casper', lastName: 'Tangbjerg' },
  { firstName: 'Yara', lastName: 'Monteclaro' },
  { firstName: 'Ruben', lastName: 'van der Zilverplas' },
  { firstName: 'Livia', lastName: 'Ofenbächler' },
  { firstName: 'Þórhalla', lastName: 'Steinfjörd', mailbox: 'thorhalla.steinfjord' },
  { firstName: 'Anselm', lastName: 'Groß-Wieding' },
  { firstName: 'Chidi', lastName: 'Amberwold' },
  { firstName: 'Mireia', lastName: 'Puigdaurat' },
  { firstName: '陽菜', lastName: '霧島原', mailbox: 'hina.kirishimahara' },
  { firstName: 'Ottilie', lastName: 'Brandseder' },
  { firstName: 'Farid', lastName: 'Nahrawandi' },
  { firstName: 'Sunniva', lastName: 'Lyngtveit' },
  { firstName: 'Jarek', lastName: 'Modrzewicz' },
  { firstName: 'Philippa', lastName: 'Underhazel' },
  { firstName: 'Θεανώ', lastName: 'Αμπελίδη', mailbox: 'theano.ampelidi' },
  { firstName: 'Matteo', lastName: 'Serralunga-Bosco' },
  { firstName: 'Aino', lastName: 'Järvenlinna' },
  { firstName: 'Kwame', lastName: 'Oakensong' },
  { firstName: 'Lenka', lastName: 'Hvězdová' },
  { firstName: 'Jonas', lastName: 'Eichwinter' },
  { firstName: 'Soledad', lastName: 'Ríobravo Nieves' },
  { firstName: 'Vilmos', lastName: 'Őszapró', mailbox: 'vilmos.oszapro' },
  { firstName: 'Greta', lastName: 'Sandholm' },
  { firstName: 'Nils', lastName: 'D’Aubelac' },
  { firstName: 'Priya', lastName: 'Chandelwick' },
  { firstName: 'Emre', lastName: 'Gökyıldız', mailbox: 'emre.gokyildiz' },
  { firstName: 'Wiebke', lastName: 'Torfsiel' },
];

/** Hours a week people work, as often as they occur. */
export const weeklyHours = ['40', '40', '40', '40', '40', '38.5', '38.5', '32', '30', '20'] as const;

/** The firm's seniorities, the lowest first, and what people of each are called. */
export const seniorities = ['junior', 'professional', 'senior', 'principal', 'partner'] as const;
export const staffTitles: readonly (readonly [string, string, string])[] = [
  ['Junior consultant', 'Developer', 'Analyst'],
  ['Consultant', 'Software engineer', 'Trainer'],
  ['Senior consultant', 'Project manager', 'Senior engineer'],
  ['Principal consultant', 'Programme manager', 'Architect'],
  ['Partner', 'Managing partner', 'Partner'],
];

export const staffTags = ['remote', 'works council', 'first aid', 'trainer', 'driver', 'security cleared'] as const;

/** Roles of a project that are still to be filled. */
export const openRoles = [
  'Data architect',
  'Test lead',
  'Change manager',
  'Coordinator for Łódź',
  'Interpreter',
  'Security auditor',
] as const;
