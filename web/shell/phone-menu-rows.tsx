import { Link } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { useAskLogin } from './ask-login.tsx'
import { useTranslation } from './i18n.ts'
import { categoryHref, makeHref, subCategoryHref, useMenu } from './menu.ts'
import { moreLinks } from './site-links.ts'

export type Level = 'top' | 'categories' | 'makes' | 'more' | { category: string }

/** The rows of one level, with buttons that open the next. */
export function PhoneMenuRows({
  level,
  onLevel,
}: {
  level: Level
  onLevel: (level: Level) => void
}) {
  const { t } = useTranslation()
  const { categories, makes } = useMenu()
  if (level === 'top') {
    return (
      <nav aria-label={t('nav.main')}>
        <SubmenuButton label={t('nav.buy')} onClick={() => onLevel('categories')} />
        <SubmenuButton label={t('nav.makes')} onClick={() => onLevel('makes')} />
        <Row to="/sell-your-parts" label={t('nav.sell')} />
        <Row to="/stores" label={t('nav.sellers')} />
        <Row to="/news" label={t('nav.news')} />
        <SubmenuButton label={t('nav.more')} onClick={() => onLevel('more')} />
        <LoginLinks />
      </nav>
    )
  }
  if (level === 'more') {
    return moreLinks.map(({ to, text }) => <Row key={to} to={to} label={t(text)} />)
  }
  if (level === 'makes') {
    return makes.map(({ slug, label }) => <Row key={slug} to={makeHref(slug)} label={label} />)
  }
  if (level === 'categories') {
    return (
      <>
        <Row to="/all-listings" label={t('nav.allParts')} />
        {categories.map(({ slug, label, total }) =>
          total > 0 ? (
            <SubmenuButton key={slug} label={label} onClick={() => onLevel({ category: slug })} />
          ) : (
            <Row key={slug} to={categoryHref(slug)} label={label} />
          ),
        )}
      </>
    )
  }
  const category = categories.find(({ slug }) => slug === level.category)
  if (!category) return null
  return (
    <>
      <p className="px-5 pt-3 pb-2 text-lg font-semibold">{category.label}</p>
      {Object.entries(category.subCategories).map(([sub, name]) => (
        <Row key={sub} to={subCategoryHref(category.slug, sub)} label={name} />
      ))}
      <Row
        to={categoryHref(category.slug)}
        label={t('nav.seeAllCount', { count: category.total })}
      />
    </>
  )
}

/** For visitors. The menu closes first, because it would cover the dialog. */
function LoginLinks() {
  const { t } = useTranslation()
  const askLogin = useAskLogin()
  return (
    <div className="for-visitors gap-2 p-5">
      <button
        type="button"
        className="button flex-1"
        onClick={(event) => {
          event.currentTarget.closest('dialog')?.close()
          askLogin()
        }}
      >
        {t('account.login')}
      </button>
      <Link to="/register" className="button button-primary flex-1">
        {t('account.register')}
      </Link>
    </div>
  )
}

function Row({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="drawer-row">
      {label}
    </Link>
  )
}

function SubmenuButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="drawer-row" onClick={onClick}>
      {label}
      <Icon name="chevron" className="turns ms-auto text-muted" />
    </button>
  )
}
