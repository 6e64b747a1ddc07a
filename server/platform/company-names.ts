/** What a company is called, for readers of every language. */
export const presentCompanyNames = (row: {
  companyName: string
  companyNameAr: string | null
}) => ({
  company_name: row.companyName,
  company_name_ar: row.companyNameAr ?? undefined,
})
