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

export const ticketsData = (input: InputOf<'getTickets'>) => callQuery('getTickets', input)
export const ticketData = (ticket: string) => callQuery('getTicket', { ticket })
export const reportsData = (input: InputOf<'getReports'>) => callQuery('getReports', input)
export const reportData = (id: string) => callQuery('getReport', { id })
export const jobsData = (page: number) => ({
  ...callQuery('getFailedJobs', { page }),
  ...followsWrites,
})
export const healthData = callQuery('getHealth', {})
export const auditData = (input: InputOf<'getAuditLog'>) => callQuery('getAuditLog', input)
export const operatorsData = { ...callQuery('getOperators', {}), ...followsWrites }
export const factorsData = { ...callQuery('getFactors', {}), ...followsWrites }
