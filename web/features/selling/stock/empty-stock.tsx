import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { Icon } from '#web/ui/icon.tsx'
import { isNarrowed, withoutFilters } from './stock-query.ts'
import type { StockNavigation } from './use-stock-navigation.ts'

/** For a seller without listings: how to add the first ones. */
export function NeverListed() {
  const { t } = useTranslation('stock')
  return (
    <section aria-labelledby="never-listed" className="panel never-listed">
      <div className="label-strip border-t-0 text-sm text-soft">
        <span>{t('empty.never.label')}</span>
        <Icon name="stock" />
      </div>
      <div className="grid gap-5 p-5">
        <div>
          <h2 id="never-listed" className="text-xl">
            {t('empty.never.title')}
          </h2>
          <p className="pt-1 text-soft">{t('empty.never.text')}</p>
        </div>
        <div className="never-actions">
          <Link to="/sell-your-parts" className="never-action">
            <Icon name="add" />
            <strong>{t('empty.never.oneTitle')}</strong>
            <span>{t('empty.never.oneText')}</span>
          </Link>
          <Link to="/my-listing/import" className="never-action">
            <Icon name="import" />
            <strong>{t('empty.never.manyTitle')}</strong>
            <span>{t('empty.never.manyText')}</span>
          </Link>
        </div>
      </div>
    </section>
  )
}

/** Where nothing is as was asked for: the way back to all of it. */
export function NoMatch({ navigation }: { navigation: StockNavigation }) {
  const { t } = useTranslation('stock')
  const { query, hrefOf } = navigation
  const narrowed = isNarrowed(query)
  return (
    <section className="panel grid gap-2 justify-items-center py-10 px-4 text-center">
      <h2 className="text-xl">{t('empty.none.title')}</h2>
      <p className="text-soft">{t(narrowed ? 'empty.none.text' : 'empty.none.view')}</p>
      <div className="flex flex-wrap justify-center gap-2 pt-2">
        {narrowed && (
          <Link
            to={hrefOf({ ...withoutFilters(query), view: query.view })}
            preventScrollReset
            className="button button-primary"
          >
            {t('filters.clear')}
          </Link>
        )}
        {query.view !== 'all' && (
          <Link to={hrefOf(withoutFilters(query))} preventScrollReset className="button">
            {t('empty.none.all')}
          </Link>
        )}
      </div>
    </section>
  )
}
