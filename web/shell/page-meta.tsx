import { indexedLanguages } from '#contract/language.ts'
import { useTranslation } from './i18n.ts'
import { usePage } from './page.tsx'

type PageMetaProps = {
  /** Without the name of the site, which is appended. */
  title: string
  description: string
  /**
   * The canonical address: the path with only the parameters that make it a different page
   * ("/stores?page=2").
   */
  path: string
  /** Path of a preview picture; the site's own by default. */
  image?: string
  type?: 'website' | 'article' | 'product'
  /** Pages that search engines should not index, such as filtered searches. */
  noindex?: boolean
  /** Structured data (schema.org), one object or several. */
  jsonLd?: object | object[]
}

/**
 * Title, description, canonical and language addresses, previews; React moves them to the head. What only programs read
 * that ask the server for a page is part of its replies alone.
 */
export function PageMeta(props: PageMetaProps) {
  const { title, description, path, noindex } = props
  const { origin, language } = usePage()
  const { t } = useTranslation()
  const fullTitle = path === '/' ? title : `${title} · ${t('name')}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {noindex && <meta name="robots" content="noindex, follow" />}
      <link rel="canonical" href={inLanguage(origin + path, language)} />
      {import.meta.env.SSR && <Previews {...props} title={fullTitle} />}
      {props.jsonLd && <JsonLd value={props.jsonLd} />}
    </>
  )
}

/** The page in other languages, and how it looks where its address is shared. */
function Previews({
  title,
  description,
  path,
  image = '/social.png',
  type = 'website',
}: PageMetaProps) {
  const { origin, language } = usePage()
  const { t } = useTranslation()
  const address = origin + path
  return (
    <>
      {indexedLanguages.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={inLanguage(address, code)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={type} />
      <meta property="og:url" content={inLanguage(address, language)} />
      <meta property="og:image" content={origin + image} />
      <meta property="og:site_name" content={t('name')} />
      <meta property="og:locale" content={localeNames[language]} />
    </>
  )
}

const localeNames = { en: 'en_AE', ar: 'ar_AE', fr: 'fr_FR', zh: 'zh_CN' }

/** English uses the bare address, the other languages a parameter. */
export function inLanguage(address: string, language: string): string {
  if (language === 'en') return address
  return `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
}

/** Breadcrumbs for search engines; `steps` are names with paths, from the top down. */
export function breadcrumbs(origin: string, steps: { name: string; path: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}

// "<" is escaped, so that no text in the data can end the script element.
function JsonLd({ value }: { value: object }) {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
