/** Whether the details of a profile have a tax registration number, without which invoices have no tax. */
export const hasTrn = (details: object | null): boolean =>
  details !== null && 'vat_registration_no' in details && Boolean(details.vat_registration_no)
