import type { LoginRecord } from '#web/shell/login-record.ts'

/** What an account goes by: its business, else its person, else by what it is known. */
export function shownName({ details, name, email, phone }: LoginRecord): string {
  return details.company_name || details.garage_name || name || email || phone
}
