import { Link } from 'react-router'
import { useTranslation } from '#web/shell/i18n.ts'
import { focusHeading } from './browse-navigation.ts'
import { browseHref, changed, type Filters, type PathChoice } from './search-params.ts'
import type { MentionView, SearchChoice, UnderstoodView } from './understood-view.ts'
import './understood.css'

type UnderstoodRowProps = {
  understood: UnderstoodView
  filters: Filters
  path: PathChoice | undefined
  /** The search has no results, so none of them "comes first". */
  empty: boolean
}

/** How the words of a search were understood; each can be removed from it. */
export default function UnderstoodRow({ understood, filters, path, empty }: UnderstoodRowProps) {
  const { t } = useTranslation('catalog')
  const { mentions, unknown, relaxed, types, causes } = understood
  // A vehicle's number alone is shown on a card of its own.
  if (mentions.every(({ kind }) => kind === 'vehicle') && unknown.length === 0) return null
  const hrefOf = (search: string) => browseHref(changed(filters, { search }), path)
  return (
    <div className="understood">
      <div className="understood-line">
        {mentions.length > 0 && <p aria-hidden="true">{t('understood.title')}</p>}
        <ul aria-label={t('understood.title')} className="understood-chips">
          {mentions.map((mention, index) => (
            <li key={index}>
              <MentionChip mention={mention} href={hrefOf(mention.without)} />
            </li>
          ))}
          {unknown.map((word, index) => (
            <li key={`?${index}`} className="understood-unknown">
              {t('understood.notFound')}{' '}
              <s>
                <bdi>{word}</bdi>
              </s>
            </li>
          ))}
        </ul>
      </div>
      {relaxed && !empty && <p className="understood-relaxed">{t('understood.relaxed')}</p>}
      {types.length > 0 && <Kinds types={types} causes={causes} hrefOf={hrefOf} />}
    </div>
  )
}

function MentionChip({ mention, href }: { mention: MentionView; href: string }) {
  const { t } = useTranslation('catalog')
  const { kind, label, typed } = mention
  const isNumber = kind === 'number' || kind === 'vehicle'
  return (
    <Link
      to={href}
      state={focusHeading}
      preventScrollReset
      rel="nofollow"
      className="understood-chip"
    >
      <span className="sr-only">{t('understood.leaveOut')} </span>
      <small>{t(`understood.kind.${kind}`)}</small>{' '}
      <bdi className="understood-label" dir={kind === 'number' ? 'ltr' : undefined}>
        {label}
      </bdi>{' '}
      {typed && (
        <bdi className="understood-typed" dir={isNumber ? 'ltr' : undefined}>
          {t('understood.typed', { typed })}
        </bdi>
      )}
      <span aria-hidden="true">×</span>
    </Link>
  )
}

const shownKinds = 8

type KindsProps = { types: SearchChoice[]; causes: boolean; hrefOf: (search: string) => string }

/** The kinds of part that the words may mean, each as a search of its own. */
function Kinds({ types, causes, hrefOf }: KindsProps) {
  const { t } = useTranslation('catalog')
  const rest = types.slice(shownKinds)
  const links = (some: SearchChoice[]) =>
    some.map(({ label, search }) => (
      <li key={search}>
        <Link to={hrefOf(search)} state={focusHeading} rel="nofollow" className="understood-kind">
          <bdi>{label}</bdi>
        </Link>
      </li>
    ))
  const List = causes ? 'ol' : 'ul'
  return (
    <div className="understood-line">
      <p id="understood-kinds">{t(causes ? 'understood.causes' : 'understood.couldBe')}</p>
      <List aria-labelledby="understood-kinds" className="understood-chips scroll-line">
        {links(types.slice(0, shownKinds))}
      </List>
      {rest.length > 0 && (
        <details className="understood-rest">
          <summary>{t('understood.moreKinds', { count: rest.length })}</summary>
          <List className="understood-chips" start={causes ? shownKinds + 1 : undefined}>
            {links(rest)}
          </List>
        </details>
      )}
    </div>
  )
}
