import { and, eq, isNull } from 'drizzle-orm'
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

/** The token of a user's unsubscribe links; stores `token` if there is none yet. */
export async function tokenOf(db: Executor, userNo: number, token: string): Promise<string> {
  const [row] = await db
    .insert(setting)
    .values({ userNo, stopToken: token })
    .onConflictDoUpdate({ target: setting.userNo, set: { userNo } })
    .returning({ token: setting.stopToken })
  return row!.token
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

/** How to reach a user; undefined for one who is suspended or leaving. */
export async function reachable(
  db: Executor,
  userNo: number,
): Promise<
  { email: string; phone: string; language: Language; settings: NotificationSettings } | undefined
> {
  const [row] = await db
    .select({ email: user.email, phone: user.phone, language: user.language, settings: columns })
    .from(user)
    .leftJoin(setting, eq(setting.userNo, user.no))
    .where(and(eq(user.no, userNo), isNull(user.suspendedAt), isNull(user.closingAt)))
  return row && { ...row, settings: row.settings ?? defaults }
}
