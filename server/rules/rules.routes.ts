import { bind } from '../platform/api/binding.ts'
import { changeRule } from './change-rule.ts'
import { getRuleChanges, getRules } from './get-rules.ts'
import type { RulesDeps } from './rules-deps.ts'

export const rulesRoutes = (deps: RulesDeps) => [
  bind('getRules', () => getRules(deps)),
  bind('getRuleChanges', (input) => getRuleChanges(deps, input)),
  bind('changeRule', (input, by) => changeRule(deps, input, by)),
]
