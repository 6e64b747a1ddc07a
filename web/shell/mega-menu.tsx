import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { CategorySymbol } from '#web/ui/category-symbol.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useTranslation } from './i18n.ts'
import { categoryHref, makeHref, subCategoryHref, useMenu, type MenuCategory } from './menu.ts'
import './mega-menu.css'

const intentDelay = 120

/** All categories, the subcategories of the active one beside them, and the makes below. */
export default function MegaMenu() {
  const { t } = useTranslation()
  const { categories, makes } = useMenu()
  const [shown, setShown] = useState(categories[0]?.slug)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const wanted = useRef<string>(undefined)

  // Crossing other categories on the way to a subcategory must not change the active one. Only
  // pointer movement counts: the menu may have opened under a resting pointer.
  const showSoon = (slug: string) => {
    if (slug === wanted.current) return
    wanted.current = slug
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(slug), intentDelay)
  }

  const forget = () => {
    wanted.current = undefined
    clearTimeout(timer.current)
  }

  return (
    <div id="mega-menu" className="mega-menu">
      <div className="page-width relative">
        <ul className="mega-categories">
          {categories.map((category) => (
            <li key={category.slug}>
              <Link
                to={categoryHref(category.slug)}
                className="mega-category"
                data-shown={category.slug === shown ? '' : undefined}
                onPointerMove={() => showSoon(category.slug)}
                onPointerLeave={forget}
                onFocus={() => setShown(category.slug)}
              >
                <CategorySymbol slug={category.slug} className="size-5 flex-none text-primary" />
                {category.label}
                <Icon name="chevron" className="turns ms-auto text-muted" />
              </Link>
              {category.slug === shown && <SubCategories category={category} />}
            </li>
          ))}
        </ul>
        <div role="group" aria-label={t('nav.makes')} className="mega-makes">
          <span className="text-muted">{t('nav.makes')}</span>
          {makes.map(({ slug, label }) => (
            <Link key={slug} to={makeHref(slug)} className="hover:underline">
              {label}
            </Link>
          ))}
        </div>
      </div>
    </div>
  )
}

function SubCategories({ category }: { category: MenuCategory }) {
  const { t } = useTranslation()
  const { slug, label, total } = category
  return (
    <div className="mega-subs">
      <p className="pb-3 text-lg font-semibold">{label}</p>
      <ul className="columns-2 gap-8">
        {Object.entries(category.subCategories).map(([sub, name]) => (
          <li key={sub} className="break-inside-avoid">
            <Link to={subCategoryHref(slug, sub)} className="mega-sub">
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <Link
        to={categoryHref(slug)}
        className="link mt-4 inline-flex items-center gap-1 font-semibold"
      >
        {total > 0 ? t('nav.seeAllCount', { count: total }) : t('nav.seeAll')}
        <Icon name="arrow" className="turns" />
      </Link>
      <CategorySymbol slug={slug} className="mega-picture" />
    </div>
  )
}
