import type { InputOf } from '#contract/api.ts'
import { ApiError } from '#contract/api.ts'
import { callQuery, queryApi, type DataQuery } from '#web/shell/members/data-cache.ts'
import type { ReplyOf } from '#contract/api.ts'

const followsWrites = { meta: { followsWrites: true } } as const

/**
 * What the caller may do, and what waits. For an ended session there is no such call; asking who is logged
 * in then forgets the login, and the page with it.
 */
export const overviewData: DataQuery<ReplyOf<'getOverview'>> = {
  queryKey: ['getOverview'],
  async queryFn({ signal }) {
    const api = queryApi(signal)
    try {
      return await api.call('getOverview', {})
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) await api.call('getMe', {})
      throw error
    }
  },
  refetchInterval: 60_000,
  ...followsWrites,
}

export const applicationsData = (input: InputOf<'getApplications'>) =>
  callQuery('getApplications', input)
/** Asked for at each visit: the company may change what is decided on. */
export const applicationData = (id: string) => ({
  ...callQuery('getApplication', { id }),
  staleTime: 0,
})
export const lookUpData = (input: InputOf<'lookUp'>) => callQuery('lookUp', input)
export const accountData = (id: string) => callQuery('getAccount', { id })
export const operatorOrderData = (id: string) => callQuery('getOperatorOrder', { id })
export const orderLedgerData = (id: string) => callQuery('getOrderLedger', { id })
export const sellerLedgerData = (input: InputOf<'getSellerLedger'>) =>
  callQuery('getSellerLedger', input)
export const ticketsData = (input: InputOf<'getTickets'>) => callQuery('getTickets', input)
export const ticketData = (ticket: string) => callQuery('getTicket', { ticket })
export const reportsData = (input: InputOf<'getReports'>) => callQuery('getReports', input)
export const reportData = (id: string) => callQuery('getReport', { id })
export const reportedSubjectsData = (input: InputOf<'getReportedSubjects'>) =>
  callQuery('getReportedSubjects', input)
export const reportedSubjectData = (input: InputOf<'getReportedSubject'>) =>
  callQuery('getReportedSubject', input)
export const jobsData = (page: number) => ({
  ...callQuery('getFailedJobs', { page }),
  ...followsWrites,
})
export const weeklyFiguresData = callQuery('getWeeklyFigures', {})
export const healthData = callQuery('getHealth', {})
export const auditData = (input: InputOf<'getAuditLog'>) => callQuery('getAuditLog', input)
export const payoutsData = (input: InputOf<'getPayouts'>) => ({
  ...callQuery('getPayouts', input),
  ...followsWrites,
})
export const payoutData = (input: InputOf<'getPayout'>) => ({
  ...callQuery('getPayout', input),
  ...followsWrites,
})
export const payoutBatchesData = (input: InputOf<'getPayoutBatches'>) =>
  callQuery('getPayoutBatches', input)
export const withheldPayoutsData = (input: InputOf<'getWithheldPayouts'>) =>
  callQuery('getWithheldPayouts', input)
export const operatorsData = { ...callQuery('getOperators', {}), ...followsWrites }
export const disputesData = (input: InputOf<'getDisputes'>) => callQuery('getDisputes', input)
export const disputeData = (id: string) => callQuery('getDispute', { id })
export const differencesData = (input: InputOf<'getDifferences'>) =>
  callQuery('getDifferences', input)
export const transfersData = (page: number) => ({
  ...callQuery('getTransfers', { page }),
  ...followsWrites,
})
export const buyerTransfersData = (input: InputOf<'getBuyerTransfers'>) => ({
  ...callQuery('getBuyerTransfers', input),
  ...followsWrites,
})
export const transferRefundsData = (input: InputOf<'getTransferRefunds'>) => ({
  ...callQuery('getTransferRefunds', input),
  ...followsWrites,
})
export const transferRefundBatchesData = (input: InputOf<'getTransferRefundBatches'>) =>
  callQuery('getTransferRefundBatches', input)
export const transferRefundBatchData = (input: InputOf<'getTransferRefundBatch'>) => ({
  ...callQuery('getTransferRefundBatch', input),
  ...followsWrites,
})
export const owingSellersData = (q: string) => ({
  ...callQuery('findOwingSellers', { q }),
  ...followsWrites,
})
export const failedSearchesData = (input: InputOf<'getFailedSearches'>) =>
  callQuery('getFailedSearches', input)
export const wantedPartsData = (input: InputOf<'getWantedParts'>) =>
  callQuery('getWantedParts', input)
export const termsData = (input: InputOf<'getTerms'>) => callQuery('getTerms', input)
export const meaningsData = (q: string) => callQuery('findMeanings', { q })
/** Where nothing is typed, nothing is asked. */
export const noMeanings: DataQuery<ReplyOf<'findMeanings'>> = {
  queryKey: ['findMeanings'],
  queryFn: () => Promise.resolve({ items: [] }),
}
export const categoriesData = callQuery('getCategories', {})
export const commissionPreviewData = (input: InputOf<'previewCommission'>) => ({
  ...callQuery('previewCommission', input),
  ...followsWrites,
})
export const commissionChangesData = (input: InputOf<'getCommissionChanges'>) => ({
  ...callQuery('getCommissionChanges', input),
  ...followsWrites,
})
export const rulesData = { ...callQuery('getRules', {}), ...followsWrites }
export const ruleChangesData = (input: InputOf<'getRuleChanges'>) =>
  callQuery('getRuleChanges', input)
export const contentItemsData = (input: InputOf<'getContentItems'>) => ({
  ...callQuery('getContentItems', input),
  ...followsWrites,
})
/** Not stored: a form filled from it must begin with the text as it is now. */
export const contentItemData = (input: InputOf<'getContentItem'>) => ({
  ...callQuery('getContentItem', input),
  gcTime: 0,
})
export const contentVersionsData = (input: InputOf<'getContentVersions'>) => ({
  ...callQuery('getContentVersions', input),
  ...followsWrites,
})
export const bannersData = (input: InputOf<'getBanners'>) => ({
  ...callQuery('getBanners', input),
  ...followsWrites,
})
