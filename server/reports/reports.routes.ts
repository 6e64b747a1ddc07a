import { bind } from '../platform/api/binding.ts'
import { hideListing, showListing } from './hide-reported.ts'
import { getSubjectToReport, reportSubject } from './report-subject.ts'
import type { ReportsDeps } from './reports-deps.ts'
import { closeSubjectReports, getReportedSubject, getReportedSubjects } from './review-reports.ts'

export const reportsRoutes = (deps: ReportsDeps) => [
  bind('getSubjectToReport', (input) => getSubjectToReport(deps, input)),
  bind('reportSubject', (input, by) => reportSubject(deps, input, by)),
  bind('getReportedSubjects', (input, by) => getReportedSubjects(deps, input, by)),
  bind('getReportedSubject', (input, by) => getReportedSubject(deps, input, by)),
  bind('closeSubjectReports', (input, by) => closeSubjectReports(deps, input, by)),
  bind('hideListing', (input, by) => hideListing(deps, input, by)),
  bind('showListing', (input, by) => showListing(deps, input, by)),
]
