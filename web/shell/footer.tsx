import { Link } from 'react-router'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { useTranslation } from './i18n.ts'
import { Logo } from './logo.tsx'
import { categoryHref, makeHref, useMenu } from './menu.ts'
import { usePage } from './page.tsx'
import { moreLinks } from './site-links.ts'

export function Footer() {
  const { t } = useTranslation()
  const { demo } = usePage()
  const { categories, makes } = useMenu()
  return (
    <footer className="site-footer">
      <div className="page-width footer-columns">
        <div className="max-w-80">
          <p className="brand">
            <Logo />
          </p>
          <p className="pt-4">{t('footer.description')}</p>
          <SocialLinks />
        </div>
        <Column title={t('nav.buy')}>
          {categories.slice(0, 7).map(({ slug, label }) => (
            <FooterLink key={slug} to={categoryHref(slug)} label={label} />
          ))}
          <FooterLink to="/all-listings" label={t('nav.allParts')} />
        </Column>
        <Column title={t('nav.makes')}>
          {makes.slice(0, 8).map(({ slug, label }) => (
            <FooterLink key={slug} to={makeHref(slug)} label={label} />
          ))}
        </Column>
        <Column title={t('footer.marketplace')}>
          <FooterLink to="/sell-your-parts" label={t('nav.sell')} />
          <FooterLink to="/stores" label={t('nav.sellers')} />
          <FooterLink to="/news" label={t('nav.news')} />
          <FooterLink to="/buy-parts" label={t('nav.buying')} />
        </Column>
        <Column title={t('name')}>
          {moreLinks.map(({ to, text }) => (
            <FooterLink key={to} to={to} label={t(text)} />
          ))}
          <FooterLink to="/terms" label={t('footer.terms')} />
          <FooterLink to="/privacy" label={t('footer.privacy')} />
        </Column>
      </div>
      <div className="page-width footer-end">
        <p>{t('footer.copyright')}</p>
        {demo && <p>{t('demo.long')}</p>}
      </div>
    </footer>
  )
}

/** Only where the operator has configured some; a link without an icon shows its name. */
function SocialLinks() {
  const { social } = useMenu()
  if (social.length === 0) return null
  return (
    <ul className="social-links">
      {social.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="me" className="social-link">
            <Icon name={name.toLowerCase() as IconName} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

function Column({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <nav aria-label={title}>
      <p className="pb-2 font-semibold text-on-chrome">{title}</p>
      <ul>{children}</ul>
    </nav>
  )
}

function FooterLink({ to, label }: { to: string; label: string }) {
  return (
    <li>
      <Link to={to} className="footer-link">
        {label}
      </Link>
    </li>
  )
}
