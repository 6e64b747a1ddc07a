import type { Language } from '#contract/language.ts'
import type { FilesService } from '../accounts/files.service.ts'
import type { Schedule, Task } from '../platform/jobs.ts'
import { dashboardService } from './dashboard.service.ts'
import { downloadsService } from './downloads.service.ts'
import type { Importer } from './import/importer.ts'
import { importsService, RUN_IMPORTS } from './import/imports.service.ts'
import { InterestCounter } from './interest.ts'
import { listingQuotasService, recountTask } from './listing-quotas.service.ts'
import { listingsService, type SellingParts } from './listings.service.ts'
import { ownListings } from './own-listings.ts'
import { picturesService } from './pictures.service.ts'
import { propose } from './propose.ts'
import { stockListService } from './stock-list.service.ts'

type Options = {
  /** The folder of pictures. */
  mediaDir: string
  importer: Importer
  log: (message: string, error?: unknown) => void
}

export type SellingService = ReturnType<typeof sellingService>

/** Everything that companies do to sell: the door of this feature. */
export function sellingService(
  parts: SellingParts & { files: FilesService },
  { mediaDir, importer, log }: Options,
) {
  const { db } = parts
  const pictures = picturesService({ db, mediaDir, quotas: parts.quotas })
  const listingQuotas = listingQuotasService(parts)
  const recount = recountTask(db, listingQuotas, parts.quotas.limit)
  const interest = new InterestCounter({
    db,
    limits: parts.limits,
    onError: (error) => log('visits of parts could not be counted', error),
  })
  const imports = importsService(parts)
  const dashboard = dashboardService({
    db,
    trade: parts.trade,
    ownListings: (_, nos: number[], language: Language) => ownListings(parts, nos, language),
  })
  const resumeImports = async (): Promise<void> => {
    if (await imports.areWaiting()) importer.wake()
  }
  return {
    listings: listingsService(parts, { pictures, listingQuotas }),
    stockList: stockListService(parts),
    dashboard,
    interest,
    propose: (input: Parameters<typeof propose>[1], by: Parameters<typeof propose>[2]) =>
      propose(parts, input, by),

    imports,
    downloads: downloadsService(parts),
    resumeImports,

    tasks: {
      ...pictures.tasks,
      ...recount.tasks,
      ...dashboard.tasks,
      [RUN_IMPORTS]: resumeImports,
      'sweep-imports': imports.sweep,
    } satisfies Record<string, Task>,
    schedules: [
      ...pictures.schedules,
      ...recount.schedules,
      ...dashboard.schedules,
      // Those whose process died are found here.
      { task: RUN_IMPORTS, at: '* * * * *' },
      { task: 'sweep-imports', at: '53 * * * *' },
    ] satisfies Schedule[],

    async close(): Promise<void> {
      await importer.close()
      await interest.close()
    },
  }
}
