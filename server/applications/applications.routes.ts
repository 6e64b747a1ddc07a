import { bind } from '../platform/api/binding.ts'
import type { ApplicationsDeps } from './applications-deps.ts'
import { getOwnApplication, resendApplication } from './own-application.ts'
import {
  getApplication,
  getApplications,
  stepApplication,
  suspendSeller,
} from './review-applications.ts'

export const applicationsRoutes = (deps: ApplicationsDeps) => [
  bind('getOwnApplication', (_, by) => getOwnApplication(deps, by)),
  bind('resendApplication', (_, by) => resendApplication(deps, by)),
  bind('getApplications', (input, by) => getApplications(deps, input, by)),
  bind('getApplication', (input, by) => getApplication(deps, input, by)),
  bind('stepApplication', (input, by) => stepApplication(deps, input, by)),
  bind('suspendSeller', (input, by) => suspendSeller(deps, input, by)),
]
