import type { List, ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { CommissionChange } from '#contract/commission.ts'
import type { Language } from '#contract/language.ts'
import { offsetOf } from '../../platform/paging.ts'
import { Refusal } from '../../platform/refusal.ts'
import { scopeOf, toPercent, type CommissionDeps } from './commission-scope.ts'
import * as store from './commission.store.ts'

/** The sellers' own rates may be of interest to them alone: only operators see them. */
export async function getCommissionChanges(
  deps: CommissionDeps,
  { view, ...page }: ParsedInputOf<'getCommissionChanges'>,
  language: Language,
): Promise<List<CommissionChange>> {
  const { rows, total } = await store.page(deps.db, { view, ...offsetOf(page) })
  return { items: rows.map((row) => present(deps, row, language)), total }
}

export async function previewCommission(
  deps: CommissionDeps,
  { from, ...named }: ParsedInputOf<'previewCommission'>,
): Promise<ReplyOf<'previewCommission'> | Refusal> {
  const scope = await scopeOf(deps, deps.db, named)
  if (scope instanceof Refusal) return scope
  const { rate, source } = await store.rateAt(deps.db, scope, from ? new Date(from) : undefined)
  return { percent: toPercent(rate), source }
}

function present(
  { reference }: CommissionDeps,
  row: store.ChangeRow,
  language: Language,
): CommissionChange {
  const { id, seller, categoryNo, rate, before, validFrom, state, createdAt, by, reason } = row
  const category = categoryNo === null ? undefined : reference.category(categoryNo)
  return {
    _id: id,
    seller: seller && { _id: seller.id, company_name: seller.companyName },
    category: category
      ? { _id: category.id, name: category.name, label: category.names[language] }
      : null,
    percent: rate === null ? null : toPercent(rate),
    before: before === null ? null : toPercent(before),
    ...{ from: validFrom.toISOString(), state, date: createdAt.toISOString(), by, reason },
  }
}
