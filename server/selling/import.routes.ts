import { bind } from '../platform/api/binding.ts'
import type { SellingService } from './selling.service.ts'

export const importRoutes = ({ imports, downloads }: SellingService) => [
  bind('importListings', (input, { files, ...by }) => imports.start(input, files, by)),
  bind('getImportStatus', (input, by) => imports.status(input, by)),
  bind('getImports', (page, by) => imports.list(page, by)),
  bind('cancelImport', (input, by) => imports.cancel(input, by)),
  bind('getImportTemplate', (input) => downloads.template(input)),
  bind('getImportResult', (input, by) => downloads.importResult(input, by)),
  bind('exportListings', (input, by) => downloads.stock(input, by)),
]
