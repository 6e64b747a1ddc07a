import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import type { FavouritesNavigation } from './use-favourites-navigation.ts'

/** For a user without favourites: explains them and links to the listings. */
export function NoFavourites() {
  const { t } = useTranslation('favourites')
  return (
    <section aria-labelledby="nothing-kept" className="panel max-w-prose overflow-hidden">
      <div className="label-strip border-t-0 text-sm text-soft">
        <span>{t('empty.label')}</span>
        <span aria-hidden="true" className="favourite-sign" />
      </div>
      <div className="grid justify-items-start gap-4 p-5">
        <div>
          <h2 id="nothing-kept" className="text-xl">
            {t('empty.title')}
          </h2>
          <p className="pt-1 text-soft">{t('empty.text')}</p>
        </div>
        <Link to="/all-listings" className="button button-primary">
          {t('empty.browse')}
        </Link>
      </div>
    </section>
  )
}

/** No favourite matches the query: links back to all favourites. */
export function NoMatch({ navigation }: { navigation: FavouritesNavigation }) {
  const { t } = useTranslation('favourites')
  const { query, hrefOf } = navigation
  return (
    <section className="panel grid gap-2 justify-items-center py-10 px-4 text-center">
      <h2 className="text-xl">{t('none.title')}</h2>
      <p className="text-soft">{t(query.q ? 'none.search' : 'none.view')}</p>
      <Link to={hrefOf({ q: '', only: 'all' })} preventScrollReset className="button">
        {t('none.all')}
      </Link>
    </section>
  )
}
