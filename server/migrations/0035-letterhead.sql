-- The firm's letterhead, and its texts for papers and mails.

-- Pictures of the firm, by the fingerprint of their bytes. One that a parameter ever held stays: papers that were issued name it.
create table firm_pictures (
  sha256 text primary key references file_contents check (char_length(sha256) <= 64),
  type text not null check (type in ('image/png', 'image/jpeg')),
  width integer not null check (width between 1 and 4000),
  height integer not null check (height between 1 and 4000),
  is_kept boolean not null default false,
  created_at timestamptz not null default now(),
  created_by_id uuid references accounts
);
create index firm_pictures_not_kept on firm_pictures (created_at) where not is_kept;

-- Older servers: they show a group they have no words for by its name.
alter table parameters
  drop constraint parameters_group_name_check,
  add constraint parameters_group_name_check check (group_name in
    ('company', 'documents', 'money', 'numbering', 'project', 'people', 'billing', 'security', 'interface', 'custom'));

insert into parameters (id, key, group_name, label, help, value_type, constraints, value, default_value, is_system, readable_by, editable_by, effect, search_text)
select uuid_v7(now()), seed.key, split_part(seed.key, '.', 1), seed.label, seed.help, seed.value_type, seed.constraints::jsonb,
  seed.initial::jsonb, seed.initial::jsonb, true, seed.readable_by, 'ADMIN', seed.effect,
  search_words(concat_ws(' ', seed.key, seed.label, seed.help))
from (values
  ('company.legalName', 'Legal name', 'Stands in the sender line and at the foot of papers, where it is not the name of the firm.', 'string', '{"maxLength": 200}', null, 'GUEST', 'newRecords'),
  ('company.addressLine2', 'Address, second line', 'Part of the letterhead.', 'string', '{"maxLength": 120}', null, 'GUEST', 'newRecords'),
  ('company.phone', 'Phone', 'At the foot of the letterhead.', 'string', '{"maxLength": 40}', null, 'GUEST', 'newRecords'),
  ('company.email', 'Email', 'At the foot of the letterhead.', 'email', null, null, 'GUEST', 'newRecords'),
  ('company.website', 'Website', 'At the foot of the letterhead.', 'url', null, null, 'GUEST', 'newRecords'),
  ('company.taxId', 'Tax number', 'At the foot of the letterhead.', 'string', '{"maxLength": 40}', null, 'GUEST', 'newRecords'),
  ('company.registration', 'Registration', 'Who manages the firm and where it is registered, as the law of the country asks. At the foot of the letterhead.', 'text', '{"maxLength": 300}', null, 'GUEST', 'newRecords'),
  ('documents.logo', 'Logo', 'At the head of papers, in place of the name. PNG or JPEG.', 'image', null, null, 'EDITOR', 'newRecords'),
  ('documents.accentColor', 'Accent colour', 'The line under the total of papers. It has to be dark enough for white paper.', 'string', '{"maxLength": 7}', null, 'EDITOR', 'newRecords'),
  ('documents.senderLine', 'Sender line', 'The small line over the address. Empty, it is made of the name and address of the firm.', 'string', '{"maxLength": 160}', null, 'EDITOR', 'newRecords'),
  ('documents.footerColumns', 'Columns at the foot', 'Up to four texts at the foot of every page. Empty, they are made of address, phone, bank account and numbers of the firm.', 'text', '{"maxLength": 300, "multiple": true}', '[]', 'EDITOR', 'newRecords'),
  ('documents.legalLine', 'Legal line', 'One line below the columns at the foot.', 'string', '{"maxLength": 240}', null, 'EDITOR', 'newRecords'),
  ('documents.bankAccounts', 'Bank accounts', 'At the foot stands the one of the paper’s currency, else the first that takes any currency.', 'bankAccount', '{"multiple": true}', '[]', 'EDITOR', 'newRecords'),
  ('documents.paperSize', 'Paper size', 'What papers are printed on.', 'enum', '{"options": ["A4", "Letter"]}', '"A4"', 'EDITOR', 'newRecords'),
  ('documents.showPeople', 'Name people on lines', 'Lines of papers name the person who does the work.', 'boolean', null, 'false', 'EDITOR', 'newRecords'),
  ('documents.hideUnbilled', 'Leave out what is not billed', 'Lines that are not billed are left out of papers. Otherwise they are printed as included.', 'boolean', null, 'false', 'EDITOR', 'newRecords'),
  ('documents.linkDays', 'Days a link is valid', 'How long a customer can open a document by its link, unless its sender chooses another day.', 'integer', '{"min": 1, "max": 365}', '30', 'EDITOR', 'newRecords'),
  ('documents.approveOnAcceptance', 'Approve on acceptance', 'A project is approved by itself when its customer accepts the quote, if nothing stands in the way.', 'boolean', null, 'false', 'EDITOR', 'immediate'),
  ('documents.quoteCopyTo', 'Copy of quotes to', 'Gets a copy of every mail with a quote.', 'email', null, null, 'EDITOR', 'immediate')
) as seed (key, label, help, value_type, constraints, initial, readable_by, effect)
where not exists (select 1 from parameters p where p.key = seed.key);

-- The account of the first hour is the first of several. Older servers: they go on with `company.iban`, which nothing reads any more.
update parameters p
set value = jsonb_build_array(jsonb_build_object('label', null, 'iban', i.value, 'bic', null, 'currency', null))
from parameters i
where p.key = 'documents.bankAccounts' and i.key = 'company.iban' and jsonb_typeof(i.value) = 'string' and i.value <> '""';

create table text_blocks (
  id uuid primary key,
  version integer not null default 1,
  code text collate "und-x-icu" not null check (char_length(code) <= 40),
  purpose text not null check (purpose in ('intro', 'closing', 'terms', 'taxNote', 'footer', 'mailSubject', 'mailBody', 'linkPage')),
  document_kind text check (document_kind in ('quote', 'orderConfirmation', 'statusReport')),
  language text not null check (language in ('en', 'de', 'fr', 'it', 'es')),
  body text not null check (char_length(body) <= 8000),
  is_default boolean not null,
  tags text[] not null default '{}',
  external_ref text check (char_length(external_ref) <= 80),
  created_at timestamptz not null default now(),
  created_by_id uuid references accounts,
  updated_at timestamptz not null default now(),
  updated_by_id uuid references accounts,
  deleted_at timestamptz,
  deleted_by_id uuid references accounts,
  deletion_id uuid,
  search_text text collate "C" not null default ''
);
create unique index text_blocks_code_unique on text_blocks (search_normalise(code)) where deleted_at is null;
create unique index text_blocks_external_ref_unique on text_blocks (external_ref) where deleted_at is null;
create unique index text_blocks_default on text_blocks (purpose, language, coalesce(document_kind, '')) where is_default and deleted_at is null;
create index text_blocks_deletion on text_blocks (deletion_id) where deletion_id is not null;
create index text_blocks_search on text_blocks using gin (search_text gin_trgm_ops);

-- A firm that wrote none sends a decent quote all the same. What a placeholder in braces stands for is filled in when the paper is made.
insert into text_blocks (id, code, purpose, document_kind, language, body, is_default, search_text)
select uuid_v7(now()), seed.code || '-' || upper(said.language), seed.purpose, seed.document_kind, said.language, said.body, true,
  search_words(concat_ws(' ', seed.code || '-' || said.language, said.body))
from (values
  ('QUOTE-INTRO', 'intro', 'quote',
    'Thank you for your enquiry. For {project} we offer you the following services.',
    'Vielen Dank für Ihre Anfrage. Für {project} bieten wir Ihnen folgende Leistungen an.',
    'Nous vous remercions de votre demande. Pour {project}, nous vous proposons les prestations suivantes.',
    'La ringraziamo per la Sua richiesta. Per {project} Le offriamo le seguenti prestazioni.',
    'Le agradecemos su consulta. Para {project} le ofrecemos los siguientes servicios.'),
  ('QUOTE-CLOSING', 'closing', 'quote',
    'We look forward to working with you. If you have any questions, please get in touch.',
    'Wir freuen uns auf die Zusammenarbeit. Für Fragen sind wir gern für Sie da.',
    'Nous nous réjouissons de collaborer avec vous et restons à votre disposition pour toute question.',
    'Saremo lieti di collaborare con Lei e restiamo a disposizione per qualsiasi domanda.',
    'Esperamos poder trabajar con usted y quedamos a su disposición para cualquier pregunta.'),
  ('QUOTE-TERMS', 'terms', 'quote',
    'Work is invoiced by what was delivered, unless a fixed price is stated. What goes beyond this quote is done only after you have agreed to it.',
    'Abgerechnet wird nach geleisteter Arbeit, soweit kein Festpreis genannt ist. Was über dieses Angebot hinausgeht, wird erst nach Ihrer Zustimmung ausgeführt.',
    'Les prestations sont facturées selon le travail fourni, sauf indication d’un prix forfaitaire. Tout travail dépassant cette offre n’est réalisé qu’après votre accord.',
    'Le prestazioni sono fatturate in base al lavoro svolto, salvo dove è indicato un prezzo fisso. Quanto va oltre questa offerta è eseguito solo dopo il Suo consenso.',
    'Los servicios se facturan según el trabajo realizado, salvo que se indique un precio fijo. Lo que exceda esta oferta solo se realiza con su acuerdo previo.'),
  ('QUOTE-MAIL-SUBJECT', 'mailSubject', 'quote',
    'Quote {number}: {project}',
    'Angebot {number}: {project}',
    'Offre {number} : {project}',
    'Offerta {number}: {project}',
    'Oferta {number}: {project}'),
  ('QUOTE-MAIL', 'mailBody', 'quote',
    E'Dear {contact},\n\nplease find our quote {number} for {project} attached. It is valid until {validUntil}.\n\nYou can read and accept it here:\n{link}\n\nKind regards\n{sender}',
    E'Guten Tag {contact},\n\nim Anhang finden Sie unser Angebot {number} für {project}. Es gilt bis {validUntil}.\n\nHier können Sie es lesen und annehmen:\n{link}\n\nMit freundlichen Grüßen\n{sender}',
    E'Bonjour {contact},\n\nvous trouverez ci-joint notre offre {number} pour {project}. Elle est valable jusqu’au {validUntil}.\n\nVous pouvez la consulter et l’accepter ici :\n{link}\n\nAvec nos meilleures salutations\n{sender}',
    E'Buongiorno {contact},\n\nin allegato trova la nostra offerta {number} per {project}. È valida fino al {validUntil}.\n\nPuò leggerla e accettarla qui:\n{link}\n\nCordiali saluti\n{sender}',
    E'Buenos días, {contact}:\n\nadjunta encontrará nuestra oferta {number} para {project}. Es válida hasta el {validUntil}.\n\nPuede leerla y aceptarla aquí:\n{link}\n\nAtentamente,\n{sender}'),
  ('QUOTE-LINK', 'linkPage', 'quote',
    'Please read the quote to its end. You can accept it or decline it below; if something is unclear, write to us first.',
    'Bitte lesen Sie das Angebot bis zum Ende. Unten können Sie es annehmen oder ablehnen; ist etwas unklar, schreiben Sie uns vorher.',
    'Merci de lire l’offre jusqu’à la fin. Vous pouvez l’accepter ou la refuser ci-dessous ; si un point n’est pas clair, écrivez-nous d’abord.',
    'La preghiamo di leggere l’offerta fino alla fine. Qui sotto può accettarla o rifiutarla; se qualcosa non è chiaro, ci scriva prima.',
    'Lea por favor la oferta hasta el final. Abajo puede aceptarla o rechazarla; si algo no está claro, escríbanos antes.'),
  ('ORDER-INTRO', 'intro', 'orderConfirmation',
    'Thank you for your order. We confirm it as follows.',
    'Vielen Dank für Ihren Auftrag. Wir bestätigen ihn wie folgt.',
    'Nous vous remercions de votre commande et la confirmons comme suit.',
    'La ringraziamo per il Suo ordine, che confermiamo come segue.',
    'Le agradecemos su pedido y lo confirmamos como sigue.'),
  ('ORDER-CLOSING', 'closing', 'orderConfirmation',
    'We look forward to working with you.',
    'Wir freuen uns auf die Zusammenarbeit.',
    'Nous nous réjouissons de collaborer avec vous.',
    'Saremo lieti di collaborare con Lei.',
    'Esperamos poder trabajar con usted.'),
  ('ORDER-MAIL-SUBJECT', 'mailSubject', 'orderConfirmation',
    'Order confirmation {number}: {project}',
    'Auftragsbestätigung {number}: {project}',
    'Confirmation de commande {number} : {project}',
    'Conferma d’ordine {number}: {project}',
    'Confirmación de pedido {number}: {project}'),
  ('ORDER-MAIL', 'mailBody', 'orderConfirmation',
    E'Dear {contact},\n\nthank you for your order. Our confirmation {number} for {project} is attached.\n\nKind regards\n{sender}',
    E'Guten Tag {contact},\n\nvielen Dank für Ihren Auftrag. Im Anhang finden Sie unsere Bestätigung {number} für {project}.\n\nMit freundlichen Grüßen\n{sender}',
    E'Bonjour {contact},\n\nnous vous remercions de votre commande. Vous trouverez ci-joint notre confirmation {number} pour {project}.\n\nAvec nos meilleures salutations\n{sender}',
    E'Buongiorno {contact},\n\nLa ringraziamo per il Suo ordine. In allegato trova la nostra conferma {number} per {project}.\n\nCordiali saluti\n{sender}',
    E'Buenos días, {contact}:\n\nle agradecemos su pedido. Adjunta encontrará nuestra confirmación {number} para {project}.\n\nAtentamente,\n{sender}'),
  ('REPORT-MAIL-SUBJECT', 'mailSubject', 'statusReport',
    'Status of {project}, {date}',
    'Stand von {project}, {date}',
    'État de {project}, {date}',
    'Stato di {project}, {date}',
    'Estado de {project}, {date}'),
  ('REPORT-MAIL', 'mailBody', 'statusReport',
    E'Dear {contact},\n\nthe status report {number} for {project} is attached.\n\nKind regards\n{sender}',
    E'Guten Tag {contact},\n\nim Anhang finden Sie den Statusbericht {number} für {project}.\n\nMit freundlichen Grüßen\n{sender}',
    E'Bonjour {contact},\n\nvous trouverez ci-joint le rapport d’avancement {number} pour {project}.\n\nAvec nos meilleures salutations\n{sender}',
    E'Buongiorno {contact},\n\nin allegato trova il rapporto di avanzamento {number} per {project}.\n\nCordiali saluti\n{sender}',
    E'Buenos días, {contact}:\n\nadjunto encontrará el informe de estado {number} para {project}.\n\nAtentamente,\n{sender}')
) as seed (code, purpose, document_kind, en, de, fr, it, es)
cross join lateral (values ('en', seed.en), ('de', seed.de), ('fr', seed.fr), ('it', seed.it), ('es', seed.es)) as said (language, body);

-- The trash names a text by its code.
create or replace view trash_entries as
  select d.id, d.entity, d.record_id::text as record_id, r.label, d.at, d.by_id,
    (select o.full_name from accounts o where o.id = d.by_id) as by_label, d.reason,
    greatest(0, kept.days - floor(extract(epoch from now() - d.at) / 86400)::integer) as days_left,
    search_words(r.label) as search_text
  from deletions d
  cross join lateral (
    select coalesce((select (p.value #>> '{}')::integer from parameters p where p.key = 'data.trashDays'), 90) as days
  ) kept
  join lateral (
    select t.name as label from projects t where d.entity = 'project' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.name from customers t where d.entity = 'customer' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.display_name from personnels t where d.entity = 'personnel' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.name from providers t where d.entity = 'provider' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.name from service_categories t where d.entity = 'service-category' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.name from services t where d.entity = 'service' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.name from rates t where d.entity = 'rate' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.name from places t where d.entity = 'place' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.name from tax_rates t where d.entity = 'tax-rate' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.name from payment_terms t where d.entity = 'payment-term' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.name from exchange_rates t where d.entity = 'exchange-rate' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.code from text_blocks t where d.entity = 'text-block' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.label from parameters t where d.entity = 'parameter' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.label from own_fields t where d.entity = 'own-field' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.full_name from accounts t where d.entity = 'account' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select coalesce(p.name, c.name, h.display_name, f.name) from notes t
      left join projects p on p.id = t.project_id
      left join customers c on c.id = t.customer_id
      left join personnels h on h.id = t.personnel_id
      left join providers f on f.id = t.provider_id
      where d.entity = 'note' and t.id = d.record_id and t.deletion_id = d.id
    union all
    select t.file_name from files t where d.entity = 'file' and t.id = d.record_id and t.deletion_id = d.id
  ) r on true;
