import type { Platform, Registered } from '../platform/feature.ts'
import { rulesRoutes } from './rules.routes.ts'
import { presetsOf, RulesService } from './rules.service.ts'

type Deps = Pick<Platform, 'db' | 'env' | 'limits' | 'log' | 'onChange'>

/** What operators set of how the marketplace works; the features to the right ask `rules`. */
export function registerRules(deps: Deps): Registered<{ rules: RulesService }> {
  const { db, env, log } = deps
  const rules = new RulesService({ db, log, presets: presetsOf(env) })
  return {
    services: { rules },
    bindings: rulesRoutes({ ...deps, rules }),
    onChange: (change) => rules.apply(change),
    start: rules.reload,
  }
}
