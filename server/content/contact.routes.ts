import { bind } from '../platform/api/binding.ts'
import type { ContactService } from './contact.service.ts'

export const contactRoutes = ({ send }: ContactService) => [
  bind('sendContact', (input, by) => send(input, by)),
]
