import { Fragment, useId, useState } from 'react'
import { useLocation } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { usePage } from '#web/shell/page.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { useSlow } from '#web/ui/use-slow.ts'
import { type BrowseView, nearResults } from './browse-view.ts'
import type { Card } from './card.ts'
import { useShownView } from './display-choices.ts'
import { CardSkeleton, ListingCard } from './listing-card.tsx'
import { OffersOpener } from './offers-opener.tsx'
import { browseHref, type Filters, type PathChoice } from './search-params.ts'
import { useMore } from './more-cards.ts'
import { namedVehicle } from './understood-view.ts'
import './listing-rows.css'

type ResultListProps = {
  view: BrowseView
  /** Of the visible results. */
  filters: Filters
  path: PathChoice | undefined
  updating: boolean
  favouriteButton: (card: Card) => React.ReactNode
  /** The buttons of a row in a list. */
  actions: (card: Card) => React.ReactNode
  /** The offers that a card stands for. */
  offers: (card: Card) => React.ReactNode
}

const firstRow = 4

/** The results, and the button that loads more of them. */
export function ResultList(props: ResultListProps) {
  const { view, filters, path, updating, favouriteButton, actions, offers } = props
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const id = useId()
  const slow = useSlow(updating)
  const more = useMore(view, filters)
  const cards = [...view.cards, ...more.cards]
  // Other results close it.
  const { key } = useLocation()
  const [openedAt, setOpened] = useState<{ key: string; id: string }>()
  const opened = openedAt?.key === key ? openedAt.id : undefined
  const near = nearResults(view, filters)
  const vehicle = namedVehicle(view.understood, language)
  const isList = useShownView(filters) === 'list'
  const skeletons = view.cards.slice(0, 12)
  const [pathname, query] = browseHref(filters, path).split('?')
  return (
    <section aria-labelledby={id} aria-busy={updating} className="results">
      <h2 id={id} className="sr-only">
        {t('browse.results')}
      </h2>
      <ul
        className="card-list"
        data-view={filters.view ?? 'usual'}
        data-opened={opened !== undefined || undefined}
      >
        {slow
          ? skeletons.map(({ id }) => (
              <li key={id}>
                <CardSkeleton />
              </li>
            ))
          : cards.map((card, index) => (
              <Fragment key={card.id}>
                {index === near?.at && (
                  <li className="results-near">
                    <h3>{t(`browse.near.${near.differs}`)}</h3>
                  </li>
                )}
                <li>
                  <ListingCard
                    card={card}
                    favouriteButton={favouriteButton(card)}
                    actions={isList && !card.group && actions(card)}
                    opener={
                      card.group && (
                        <OffersOpener
                          card={card}
                          open={opened === card.id}
                          onToggle={() =>
                            setOpened(opened === card.id ? undefined : { key, id: card.id })
                          }
                        />
                      )
                    }
                    vehicle={vehicle}
                    priority={index < firstRow}
                  />
                </li>
                {opened === card.id && <li className="card-offers">{offers(card)}</li>}
              </Fragment>
            ))}
      </ul>
      {more.page < view.pages && (
        <a
          href={browseHref({ ...filters, page: more.page + 1 }, path)}
          className="button results-more"
          aria-disabled={more.state === 'loading'}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            void more.load()
          }}
        >
          {more.state === 'loading' ? t('browse.loadingMore') : t('browse.more')}
        </a>
      )}
      <p role="status" className="results-shown">
        {more.state === 'failed'
          ? t('browse.moreFailed')
          : more.cards.length > 0 && t('browse.shown', { shown: cards.length, total: view.total })}
      </p>
      <Pagination
        pathname={pathname!}
        query={new URLSearchParams(query)}
        page={view.page}
        pages={view.pages}
        texts={{
          label: t('browse.pages'),
          previous: t('browse.previous'),
          next: t('browse.next'),
          position: t('browse.position', { page: view.page, pages: view.pages }),
        }}
      />
    </section>
  )
}
