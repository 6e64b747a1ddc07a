import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Platform } from '../platform/feature.ts'
import type { RulesService } from './rules.service.ts'

export type RulesDeps = Pick<Platform, 'limits' | 'onChange'> & {
  db: NodePgDatabase
  rules: RulesService
}
