import { eq, inArray, sql } from 'drizzle-orm'
import { auditLog } from '../platform/audit-log.tables.ts'
import { removeJobsTo } from '../platform/jobs.ts'
import {
  dailyCounts,
  eraseRows,
  inBatches,
  inChunks,
  isoDate,
  type PersonalData,
} from '../platform/personal-data.ts'
import { accountEvent } from './account-event.tables.ts'
import { accessKey } from './access-key.tables.ts'
import { accountUsage } from './account-usage.tables.ts'
import { passkey, pendingFactor, recoveryCode, totpFactor } from './factor.tables.ts'
import { knownDevice } from './known-device.tables.ts'
import { identityProof, oneTimeCode } from './one-time-code.tables.ts'
import { outboxMessage } from './outbox.tables.ts'
import { session } from './session.tables.ts'
import { storedFile } from './stored-file.tables.ts'
import { user } from './user.tables.ts'

const LAST = '9223372036854775807'
const NIL = '00000000-0000-0000-0000-000000000000'

/** A person's data in this feature, except the profile. Codes, tokens and secrets are not exported: they grant access. */
export const accountsData: PersonalData = {
  export: (db, { no, id }) => ({
    created: async () => {
      const [row] = await db.select({ at: user.createdAt }).from(user).where(eq(user.no, no))
      return row!.at.toISOString()
    },
    devices: inChunks(
      db,
      '',
      (after) => sql`select device as key, device, ${isoDate(knownDevice.seenAt)} seen
        from ${knownDevice} where user_no = ${no} and device > ${after} order by device`,
    ),
    files: inChunks(
      db,
      NIL,
      (after) => sql`
        select id as key, field, name, '/files/' || id address, ${isoDate(storedFile.changedAt)} date
        from ${storedFile} where owner_no = ${no} and id > ${after} order by id`,
    ),
    accessKeys: inChunks(
      db,
      NIL,
      (after) => sql`select id as key, name, ending, ${isoDate(accessKey.createdAt)} since,
        ${isoDate(accessKey.usedAt)} used
        from ${accessKey} where seller_no = ${no} and id > ${after} order by id`,
    ),
    passkeys: inChunks(
      db,
      NIL,
      (after) => sql`select id as key, name, ${isoDate(passkey.createdAt)} since,
        ${isoDate(passkey.usedAt)} used
        from ${passkey} where user_no = ${no} and id > ${after} order by id`,
    ),
    accountSteps: inChunks(
      db,
      0,
      (after) => sql`select no as key, event, reason, ${isoDate(accountEvent.at)} date
        from ${accountEvent} where user_no = ${no} and no > ${after} order by no`,
    ),
    usage: dailyCounts(db, {
      ...{ day: accountUsage.day, kind: accountUsage.kind, count: accountUsage.used },
      where: eq(accountUsage.accountNo, no),
    }),
    events: inChunks(
      db,
      LAST,
      (after) => sql`select no as key, event, address, agent, ${isoDate(auditLog.at)} date
        from ${auditLog} where actor = ${id} and no < ${after} order by no desc`,
    ),
  }),

  async erase(db, { no, email, phone }) {
    const identities = [email, phone]
    await eraseRows(db, session, eq(session.userNo, no))
    await eraseRows(db, knownDevice, eq(knownDevice.userNo, no))
    await eraseRows(db, accountUsage, eq(accountUsage.accountNo, no))
    for (const table of [totpFactor, recoveryCode, passkey, pendingFactor])
      await eraseRows(db, table, eq(table.userNo, no))
    await eraseRows(db, accessKey, eq(accessKey.sellerNo, no))
    await eraseRows(db, oneTimeCode, inArray(oneTimeCode.identity, identities))
    await eraseRows(db, identityProof, inArray(identityProof.identity, identities))
    await removeJobsTo(db, identities)
    await eraseRows(db, outboxMessage, inArray(outboxMessage.recipient, identities))
    // The sweep removes the files; until then they can't be opened.
    await inBatches(
      db,
      storedFile,
      eq(storedFile.ownerNo, no),
      sql`update ${storedFile} set owner_no = null, changed_at = now()`,
    )
  },
}
