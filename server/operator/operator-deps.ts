import type { Caller, Client } from '../platform/api/caller.ts'
import type { Platform } from '../platform/feature.ts'

/** What the functions of the operator's pages are given. */
export type OperatorDeps = Pick<Platform, 'db' | 'features' | 'limits'>

export type By = { caller: Caller; client: Client }
