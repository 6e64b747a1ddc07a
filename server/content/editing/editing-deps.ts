import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Caller, Client } from '../../platform/api/caller.ts'
import type { Platform } from '../../platform/feature.ts'
import type { CurrentContent } from './current-content.ts'

export type EditingDeps = { db: NodePgDatabase; current: CurrentContent } & Pick<
  Platform,
  'limits' | 'onChange'
>

export type By = { caller: Caller; client: Client }
