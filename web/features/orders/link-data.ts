import { ApiError } from '#contract/api.ts'
import { callQuery, type DataQuery } from '#web/shell/members/data-cache.ts'

export const driverData = (token: string) => byLink(callQuery('getDriverShipment', { token }))
export const sharedCartData = (token: string) => byLink(callQuery('getSharedCart', { token }))

/** Null where a link leads to nothing: its page must not go on showing what it read before. */
const byLink = <Data>(query: DataQuery<Data>): DataQuery<Data | null> => ({
  ...query,
  refetchOnWindowFocus: 'always',
  queryFn: async (context) => {
    try {
      return await query.queryFn(context)
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  },
})

/** A text that can't be a token leads to as little as an unknown one. */
const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.code === 'input.invalid')
