import { bind } from '../platform/api/binding.ts'
import { sendContact, type ContactDeps } from './send-contact.ts'
import { answerTicket, getTicket, getTickets, setTicketState } from './tickets.ts'

export const contactRoutes = (deps: ContactDeps) => [
  bind('sendContact', (input, by) => sendContact(deps, input, by)),
  bind('getTickets', (input, by) => getTickets(deps, input, by)),
  bind('getTicket', (input, by) => getTicket(deps, input, by)),
  bind('answerTicket', (input, by) => answerTicket(deps, input, by)),
  bind('setTicketState', (input, by) => setTicketState(deps, input, by)),
]
