import type { Platform } from '../../platform/feature.ts'
import type { CatalogDeps } from '../catalog-deps.ts'
import type { FollowedTerms } from './followed-terms.ts'
import type { MeaningReader } from './meanings.ts'

export type TeachingDeps = CatalogDeps &
  Pick<Platform, 'limits' | 'onChange'> & { terms: FollowedTerms; meanings: MeaningReader }
