const billingFields = ['firstName', 'lastName', 'company', 'email', 'mobile', 'country', 'city', 'address'] as const;

/** What is asked for at the checkout, in the order of its fields. */
export type BillingField = (typeof billingFields)[number];
export type Billing = Record<BillingField, string>;

export const emptyBilling: Billing = {
  firstName: '',
  lastName: '',
  company: '',
  email: '',
  mobile: '',
  country: '',
  city: '',
  address: '',
};

/** The fields that need another value: all but the company are needed, and the email and the number have their form. */
export function problemsOf(billing: Billing): BillingField[] {
  return billingFields.filter((field) => {
    const value = billing[field].trim();
    if (field === 'company') return false;
    if (field === 'email') return !/^\S+@\S+\.\S+$/.test(value);
    if (field === 'mobile') return !/^\+?[\d\s()/-]{5,20}$/.test(value);
    return value === '';
  });
}
