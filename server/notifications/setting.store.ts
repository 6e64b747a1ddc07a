import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Language } from '#contract/language.ts'
import type { NotificationSettings } from '#contract/notifications.ts'
import { user } from '../accounts/user.tables.ts'
import type { Executor } from '../platform/db.ts'
import { notificationSetting as setting } from './notification.tables.ts'

const columns = {
  messageEmail: setting.messageEmail,
  callbackEmail: setting.callbackEmail,
  callbackSms: setting.callbackSms,
  priceEmail: setting.priceEmail,
  orderEmail: setting.orderEmail,
}
const names = Object.keys(columns) as (keyof NotificationSettings)[]

/** The columns' defaults, for users without a row. */
const defaults = Object.fromEntries(
  names.map((name) => [name, columns[name].default]),
) as NotificationSettings

export const settingsOf = async (db: Executor, userNo: number): Promise<NotificationSettings> =>
  (await storedSettings(db, userNo)) ?? defaults

/** Undefined for a user who has changed no setting and was sent no mail. */
export async function storedSettings(
  db: Executor,
  userNo: number,
): Promise<NotificationSettings | undefined> {
  const [row] = await db.select(columns).from(setting).where(eq(setting.userNo, userNo))
  return row
}

/** `token` is stored for a user who has none yet. */
export async function change(
  db: Executor,
  userNo: number,
  wanted: Partial<NotificationSettings>,
  token: string,
): Promise<NotificationSettings> {
  const [row] = await db
    .insert(setting)
    .values({ userNo, stopToken: token, ...wanted })
    .onConflictDoUpdate({ target: setting.userNo, set: { userNo, ...wanted } })
    .returning(columns)
  return row!
}

/** The tokens of users' unsubscribe links, by their numbers; stores those given where there is none yet. */
export async function tokensOf(
  db: Executor,
  given: { userNo: number; stopToken: string }[],
): Promise<Map<number, string>> {
  if (given.length === 0) return new Map()
  const rows = await db
    .insert(setting)
    .values(given)
    .onConflictDoUpdate({ target: setting.userNo, set: { userNo: sql`excluded.user_no` } })
    .returning({ userNo: setting.userNo, token: setting.stopToken })
  return new Map(rows.map(({ userNo, token }) => [userNo, token]))
}

/** Switches a setting off for the token's owner; false for an unknown token. */
export async function switchOff(
  db: Executor,
  token: string,
  name: keyof NotificationSettings,
): Promise<boolean> {
  const off: Partial<NotificationSettings> = { [name]: false }
  const rows = await db
    .update(setting)
    .set(off)
    .where(eq(setting.stopToken, token))
    .returning({ userNo: setting.userNo })
  return rows.length > 0
}

export type Reachable = {
  no: number
  email: string
  phone: string
  language: Language
  settings: NotificationSettings
}

/** How to reach users, in the order of their numbers; those who are suspended or leaving are left out. */
export async function reachable(db: Executor, userNos: number[]): Promise<Reachable[]> {
  const { no, email, phone, language } = user
  const rows = await db
    .select({ no, email, phone, language, settings: columns })
    .from(user)
    .leftJoin(setting, eq(setting.userNo, user.no))
    .where(and(inArray(user.no, userNos), isNull(user.suspendedAt), isNull(user.closingAt)))
    .orderBy(asc(user.no))
  return rows.map((row) => ({ ...row, settings: row.settings ?? defaults }))
}
