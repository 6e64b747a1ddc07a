import { bind } from '../platform/api/binding.ts'
import { sendContact, type ContactDeps } from './send-contact.ts'

export const contactRoutes = (deps: ContactDeps) => [
  bind('sendContact', (input, by) => sendContact(deps, input, by)),
]
