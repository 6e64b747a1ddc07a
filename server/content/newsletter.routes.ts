import { bind } from '../platform/api/binding.ts'
import {
  confirmSubscription,
  leaveNewsletter,
  subscribeToNewsletter,
  type NewsletterDeps,
} from './newsletter.ts'

export const newsletterRoutes = (deps: NewsletterDeps) => [
  bind('subscribeToNewsletter', (input, by) => subscribeToNewsletter(deps, input, by)),
  bind('confirmNewsletter', (input, by) => confirmSubscription(deps, input, by)),
  bind('leaveNewsletter', (input, by) => leaveNewsletter(deps, input, by)),
]
