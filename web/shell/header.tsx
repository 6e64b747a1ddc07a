import { Link, NavLink, useLocation } from 'react-router'
import { BuyPartsMenu } from './buy-parts-menu.tsx'
import { CartLink } from './cart-link.tsx'
import { useTranslation } from './i18n.ts'
import { Logo } from './logo.tsx'
import { MoreMenu } from './more-menu.tsx'
import { usePage } from './page.tsx'
import { PhoneMenuButton } from './phone-menu-button.tsx'
import { CurrencyMenu, LanguageLink, LanguageMenu, ThemeButton } from './preference-menus.tsx'
import { SearchForm } from './search-form.tsx'

/**
 * Sticky except for its first row; the home page has a search box of its own. `account` is rendered
 * at its end: login links, or the signed-in user.
 */
export function Header({ account }: { account?: React.ReactNode }) {
  const { t } = useTranslation()
  const { language } = usePage()
  const atHome = useLocation().pathname === '/'
  return (
    <header className={atHome ? 'site-header' : 'site-header has-search'}>
      <TopBar />
      <div className="page-width header-row">
        <Link to="/" className="brand tap-target">
          <Logo />
        </Link>
        <nav aria-label={t('nav.main')} className="main-nav">
          <BuyPartsMenu />
          <NavLink to="/sell-your-parts" className="nav-item">
            {t('nav.sell')}
          </NavLink>
          <NavLink to="/stores" className="nav-item">
            {t('nav.sellers')}
          </NavLink>
          <NavLink to="/news" className="nav-item">
            {t('nav.news')}
          </NavLink>
          <MoreMenu />
        </nav>
        {!atHome && <SearchForm className="header-search" />}
        <div className="header-end">
          <CartLink />
          {account}
          <div className="flex items-center lg:hidden">
            <LanguageLink code={language === 'ar' ? 'en' : 'ar'} className="icon-button px-3" />
            <PhoneMenuButton className="icon-button" />
          </div>
        </div>
      </div>
    </header>
  )
}

function TopBar() {
  const { t } = useTranslation()
  const { demo } = usePage()
  return (
    <div className={demo ? 'top-bar' : 'top-bar max-lg:hidden'}>
      <div className="page-width flex items-center gap-1">
        <p className="me-auto">{demo ? t('demo.short') : t('tagline')}</p>
        <div className="flex items-center max-lg:hidden">
          <LanguageMenu />
          <CurrencyMenu className="bar-select" />
          <ThemeButton className="bar-button" />
        </div>
      </div>
    </div>
  )
}
