import { useState } from 'react'
import { Amount } from '#web/shell/amount.tsx'
import { useTranslation } from '#web/shell/i18n.ts'
import { ListPageButtons } from '#web/shell/members/list-page-buttons.tsx'
import { LoadFailure } from '#web/shell/members/load-failure.tsx'
import { useData } from '#web/shell/members/use-data.ts'
import { SheetSection } from '#web/ui/sheet-section.tsx'
import { BackLink } from '../back-link.tsx'
import { Facts } from '../facts.tsx'
import { LedgerEntries } from '../ledger-entries.tsx'
import { sellerLedgerData } from '../operator-data.ts'
import { rowsPerPage } from '../paged-rows.tsx'

/** What a company has and owes, with the entries that make it. */
export function LedgerPage({ id }: { id: string }) {
  const { t } = useTranslation('operator')
  const [page, setPage] = useState(1)
  const { data, failure, reload } = useData(sellerLedgerData({ id, page, limit: rowsPerPage }))
  return (
    <>
      <BackLink to={`/operator/look-up/account/${id}`}>
        {data ? <bdi>{data.company}</bdi> : t('back')}
      </BackLink>
      {failure && <LoadFailure message={failure} onRetry={reload} />}
      {!data && !failure && <div aria-hidden="true" className="skeleton h-64" />}
      {data && (
        <SheetSection id="ledger" title={t('ledger.title')}>
          <Facts
            facts={(['open', 'available', 'in_payout', 'owed'] as const).map((name) => [
              t(`ledger.balance.${name}`),
              <Amount key="0" dirhams={data.balance[name]} />,
            ])}
          />
          {data.entries.length === 0 && <p className="text-soft">{t('ledger.noEntries')}</p>}
          {data.entries.length > 0 && <LedgerEntries entries={data.entries} />}
          <ListPageButtons
            page={page}
            pages={Math.ceil(data.total / rowsPerPage)}
            onPage={setPage}
          />
        </SheetSection>
      )}
    </>
  )
}
