import { bind } from '../platform/api/binding.ts'
import { changeCommission, withdrawCommission } from './commission/change-commission.ts'
import type { CommissionDeps } from './commission/commission-scope.ts'
import { getCommissionChanges, previewCommission } from './commission/get-commission.ts'

export const commissionRoutes = (deps: CommissionDeps) => [
  bind('getCommissionChanges', (input, { language }) =>
    getCommissionChanges(deps, input, language),
  ),
  bind('previewCommission', (input) => previewCommission(deps, input)),
  bind('changeCommission', (input, by) => changeCommission(deps, input, by)),
  bind('withdrawCommission', (input, by) => withdrawCommission(deps, input, by)),
]
