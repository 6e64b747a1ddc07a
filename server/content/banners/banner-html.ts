import type { Language } from '#contract/language.ts'
import type { BannerRow } from './banner.store.ts'

const words: Record<Language, { label: string; more: string; close: string }> = {
  en: { label: 'Announcement', more: 'Learn more', close: 'Close' },
  ar: { label: 'إعلان', more: 'اعرف المزيد', close: 'إغلاق' },
  fr: { label: 'Annonce', more: 'En savoir plus', close: 'Fermer' },
  zh: { label: '公告', more: '了解更多', close: '关闭' },
}

const roleOf = { all: '', garages: 'BUYER', sellers: 'SELLER' } as const

/**
 * Runs while the page is read, before it is painted: pages are the same for everyone, so that only the browser knows
 * whether the banner is for its user, whether it was closed, and for how long a cache had it. React leaves such an element in the body alone.
 */
const script = `(function(s){var b=s.previousElementSibling,d=b.dataset,k='closedBanner.'+d.audience,r='';s.remove();try{r=(JSON.parse(localStorage.getItem('login'))||{}).role;if(localStorage.getItem(k)===d.banner)return b.remove()}catch(e){}if(d.role&&d.role!==r||d.until&&Date.now()>d.until)return b.remove();b.hidden=false;b.lastElementChild.onclick=function(){try{localStorage.setItem(k,d.banner)}catch(e){}b.remove()}})(document.currentScript)`

/** A banner as pages have it; without scripts only one for everyone is shown. */
export function bannerHtml(banner: BannerRow, language: Language, nonce: string): string {
  const { id, kind, audience, link, texts, endsAt } = banner
  const { label, more, close } = words[language]
  const role = roleOf[audience]
  const anchor = link ? ` <a class="link" href="${escaped(link)}">${more}</a>` : ''
  return (
    `<aside class="site-banner" aria-label="${label}" data-kind="${kind}" data-banner="${id}"` +
    ` data-audience="${audience}" data-until="${endsAt?.getTime() ?? ''}"` +
    ` data-role="${role}"${role && ' hidden'}>` +
    `<p><bdi>${escaped(texts[language])}</bdi>${anchor}</p>` +
    `<button type="button" aria-label="${close}">×</button></aside>` +
    `<script nonce="${nonce}">${script}</script>`
  )
}

const entities: Record<string, string> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' },
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign]!)
