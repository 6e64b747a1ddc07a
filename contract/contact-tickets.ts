import { z } from 'zod'
import { contactModes, contactReasons } from './contact-options.ts'
import { endpoint } from './endpoint.ts'
import { date, filledText, paging } from './fields.ts'
import { languages } from './language.ts'
import { contactLengths, longestTicketNumber, mostTicketAnswers } from './limits.ts'
import { queueStates } from './operator-roles.ts'
import { done } from './profile.ts'

const number = filledText(longestTicketNumber)

export const ticketInList = z.object({
  ticket: z.string(),
  name: z.string(),
  reason: z.enum(contactReasons),
  beginning: z.string().meta({ description: 'The first words of the message' }),
  date,
  answers: z.int(),
  closed: date.nullable(),
})
export type TicketInList = z.infer<typeof ticketInList>

const ticketAnswer = z.object({ by: z.string().nullable(), text: z.string(), date })

export const contactTicket = ticketInList.omit({ beginning: true, answers: true }).extend({
  email: z.string(),
  mobile: z.string(),
  mode: z.enum(contactModes),
  message: z.string(),
  language: z.enum(languages),
  answers: z.array(ticketAnswer),
  next: z.string().nullable().meta({ description: 'The open ticket that waits next' }),
})
export type ContactTicket = z.infer<typeof contactTicket>

const access = { access: ['OPERATOR'], permission: 'tickets' } as const
const example = { ticket: 'GH-7K4Q-9XM2' }

export const getTickets = endpoint('getTickets', {
  summary: 'Messages of the contact form: open ones, longest waiting first, or closed ones',
  input: z.object({ state: z.enum(queueStates).default('open'), ...paging }),
  example: {},
  reply: ticketInList,
  ...access,
})

export const getTicket = endpoint('getTicket', {
  summary: 'A message of the contact form with its answers',
  input: z.object({ ticket: number }),
  example,
  reply: contactTicket,
  ...access,
  errors: ['ticket.not_found'],
})

export const answerTicket = endpoint('answerTicket', {
  summary: 'Answer by e-mail; the answer stays with the ticket',
  input: z.object({
    ticket: number,
    text: filledText(contactLengths.answer),
    close: z.boolean().default(false),
    count: z
      .int()
      .min(0)
      .max(mostTicketAnswers)
      .meta({ description: 'How many answers the caller has seen' }),
  }),
  example: { ...example, text: 'A trade licence is enough.', count: 0 },
  reply: contactTicket,
  ...access,
  errors: ['ticket.not_found', 'ticket.answered', 'ticket.too_many', 'server.limited'],
})

export const setTicketState = endpoint('setTicketState', {
  summary: 'Close a ticket, or open it again',
  input: z.object({ ticket: number, state: z.enum(queueStates) }),
  example: { ...example, state: 'closed' },
  reply: done,
  ...access,
  errors: ['ticket.not_found'],
})
