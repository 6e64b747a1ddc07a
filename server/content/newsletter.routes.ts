import { bind } from '../platform/api/binding.ts'
import type { NewsletterService } from './newsletter.service.ts'

export const newsletterRoutes = ({ subscribe, confirm, leave }: NewsletterService) => [
  bind('subscribeToNewsletter', (input, by) => subscribe(input, by)),
  bind('confirmNewsletter', (input, by) => confirm(input, by)),
  bind('leaveNewsletter', (input, by) => leave(input, by)),
]
