import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { useTranslation } from './i18n.ts'
import { categoryHref, subCategoryHref, useMenuCategories } from './menu-categories.ts'
import { makes } from './makes.ts'
import { CurrencyMenu, LanguageLink, ThemeButton } from './preference-menus.tsx'

type Level = 'top' | 'categories' | 'makes' | { category: string }

/** The off-canvas menu: one list at a time, deeper by a tap, back by the row on top. */
export default function PhoneMenu({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { key } = useLocation()
  const dialog = useRef<HTMLDialogElement>(null)
  const openedAt = useRef(key)
  const [level, setLevel] = useState<Level>('top')

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  useEffect(() => {
    if (key !== openedAt.current) dialog.current?.close()
  }, [key])

  return (
    <dialog
      ref={dialog}
      aria-label={t('nav.menu')}
      className="drawer"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="drawer-inside">
        <div className="drawer-head">
          {level !== 'top' && (
            <button
              type="button"
              className="drawer-back"
              onClick={() => setLevel(typeof level === 'object' ? 'categories' : 'top')}
            >
              <Icon name="chevron" className="turns-back" />
              {t('nav.back')}
            </button>
          )}
          <button
            type="button"
            className="icon-button ms-auto"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" className="text-lg" />
            <span className="sr-only">{t('nav.close')}</span>
          </button>
        </div>
        <Rows level={level} onLevel={setLevel} />
        {level === 'top' && <Preferences />}
      </div>
    </dialog>
  )
}

function Rows({ level, onLevel }: { level: Level; onLevel: (level: Level) => void }) {
  const { t } = useTranslation()
  const categories = useMenuCategories()
  if (level === 'top') {
    return (
      <nav aria-label={t('nav.main')}>
        <Deeper label={t('nav.buy')} onClick={() => onLevel('categories')} />
        <Deeper label={t('nav.makes')} onClick={() => onLevel('makes')} />
        <Row to="/stores" label={t('nav.sellers')} />
        <Row to="/news" label={t('nav.news')} />
      </nav>
    )
  }
  if (level === 'makes') {
    return makes.map((make) => (
      <Row key={make} to={`/car-parts/${make}`} label={t(`makes.${make}`)} />
    ))
  }
  if (level === 'categories') {
    return (
      <>
        <Row to="/all-listings" label={t('nav.allParts')} />
        {categories.map(({ slug, label, total }) =>
          total > 0 ? (
            <Deeper key={slug} label={label} onClick={() => onLevel({ category: slug })} />
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

function Row({ to, label }: { to: string; label: string }) {
  return (
    <Link to={to} className="drawer-row">
      {label}
    </Link>
  )
}

function Deeper({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="drawer-row" onClick={onClick}>
      {label}
      <Icon name="chevron" className="turns ms-auto text-muted" />
    </button>
  )
}

function Preferences() {
  const { t } = useTranslation()
  return (
    <div className="drawer-preferences">
      <div className="flex gap-2">
        <LanguageLink code="en" className="button flex-1" />
        <LanguageLink code="ar" className="button flex-1" />
      </div>
      <div className="flex gap-2">
        <CurrencyMenu className="control flex-1" />
        <ThemeButton className="button" />
      </div>
      <p className="text-xs text-muted">{t('currency.note')}</p>
    </div>
  )
}
