/** What is entered to change a rate. */
export type CommissionValues = {
  category: string
  isGeneral: boolean
  percent: string
  from: string
  reason: string
}
