-- What stands in the letterhead holds for papers that are issued from then on: those that were issued keep theirs.
update parameters set effect = 'newRecords'
  where key in ('company.addressLine1', 'company.postalCode', 'company.city', 'company.vatNumber') and effect = 'immediate';
