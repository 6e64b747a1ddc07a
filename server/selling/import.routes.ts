import { bind } from '../platform/api/binding.ts'
import { exportListings, getImportTemplate } from './export-listings.ts'
import { cancelImport } from './import/end-imports.ts'
import { getImportResult } from './import/get-import-result.ts'
import { getImports, getImportStatus } from './import/get-imports.ts'
import { importListings } from './import/import-listings.ts'
import type { SellingDeps } from './selling-deps.ts'

export const importRoutes = (deps: SellingDeps) => [
  bind('importListings', (input, { files, ...by }) => importListings(deps, input, files, by)),
  bind('getImportStatus', (input, by) => getImportStatus(deps, input, by)),
  bind('getImports', (page, by) => getImports(deps, page, by)),
  bind('cancelImport', (input, by) => cancelImport(deps, input, by)),
  bind('getImportTemplate', (input) => getImportTemplate(input)),
  bind('getImportResult', (input, by) => getImportResult(deps, input, by)),
  bind('exportListings', (input, by) => exportListings(deps, input, by)),
]
