import { sql, type SQL } from 'drizzle-orm'
import { garage } from './garage.tables.ts'
import { seller } from './seller.tables.ts'
import { user } from './user.tables.ts'

/** The name under which others know a user: of the company or garage, else the user's own; null without the user. */
export const personName = (userNo: SQL) => sql<string | null>`(
  select coalesce(${seller.companyName}, ${garage.garageName}, ${user.name}, '') from ${user}
  left join ${seller} on ${seller.no} = ${user.no}
  left join ${garage} on ${garage.userNo} = ${user.no}
  where ${user.no} = ${userNo})`
