import { eq, sql } from 'drizzle-orm'
import { eraseRows, inChunks, isoDate, type PersonalData } from '../platform/personal-data.ts'
import { contactTicket, ticketAnswer } from './contact.tables.ts'
import { newsletterSubscription } from './newsletter.tables.ts'

/**
 * Neither needs an account: those with the account's verified e-mail address belong to it. Rows with a
 * former address can't be attributed.
 */
export const contentData: PersonalData = {
  export: (db, { email }) => ({
    newsletter: inChunks(
      db,
      '',
      (after) => sql`select email as key, email, language, status,
        ${isoDate(newsletterSubscription.changedAt)} since
        from ${newsletterSubscription} where email = ${email} and email > ${after} order by email`,
    ),
    tickets: inChunks(
      db,
      '',
      (after) => sql`
        select ticket as key, ticket, name, email, mobile, mode, reason, message, language,
          ${isoDate(contactTicket.createdAt)} date,
          (select coalesce(json_agg(json_build_object('text', body, 'date',
            ${isoDate(ticketAnswer.createdAt)}) order by seq), '[]') from ${ticketAnswer}
            where ${ticketAnswer.ticket} = ${contactTicket.ticket}) answers
        from ${contactTicket} where email = ${email} and ticket > ${after} order by ticket`,
    ),
  }),
  async erase(db, { email }) {
    await eraseRows(db, newsletterSubscription, eq(newsletterSubscription.email, email))
    await eraseRows(db, contactTicket, eq(contactTicket.email, email))
  },
}
