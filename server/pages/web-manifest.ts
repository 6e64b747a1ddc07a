import type { FastifyInstance } from 'fastify'
import { directionOf, languages, type Language } from '#contract/language.ts'
import { pageLanguage } from '../platform/http/request-language.ts'
import { StoredBody } from '../platform/http/stored-body.ts'

type Texts = Record<'name' | 'description' | 'search' | 'favourites' | 'chats', string>

const texts: Record<Language, Texts> = {
  en: {
    name: 'Ghiyar: car spare parts',
    description: 'Car spare parts from sellers all over the UAE',
    search: 'Search parts',
    favourites: 'My favourites',
    chats: 'Chats',
  },
  ar: {
    name: 'غيار: قطع غيار السيارات',
    description: 'قطع غيار سيارات من بائعين في كل الإمارات',
    search: 'ابحث عن قطعة',
    favourites: 'المفضلة',
    chats: 'المحادثات',
  },
  fr: {
    name: 'Ghiyar : pièces auto',
    description: 'Pièces auto de vendeurs de tous les Émirats',
    search: 'Chercher une pièce',
    favourites: 'Mes favoris',
    chats: 'Discussions',
  },
  zh: {
    name: 'Ghiyar 汽车配件',
    description: '汇集阿联酋各地卖家的汽车配件',
    search: '搜索配件',
    favourites: '我的收藏',
    chats: '聊天',
  },
}

// As in web/styles/tokens.css: what frames the page, and the ground while it loads.
const CHROME = '#10242a'
const CANVAS = '#f5f2ec'

/**
 * `/manifest.webmanifest`: what a phone needs to put the site on its home screen. Browsers ask for it
 * without cookies, so pages name their language in the address.
 */
export function webManifestRoute(app: FastifyInstance): void {
  const bodies = new Map(
    languages.map((language) => [
      language,
      new StoredBody(JSON.stringify(manifest(language)), 'application/manifest+json'),
    ]),
  )
  app.get('/manifest.webmanifest', (request, reply) => {
    reply.headers({
      'cache-control': 'public, max-age=3600',
      vary: 'accept-language, cookie, accept-encoding',
    })
    return bodies.get(pageLanguage(request))!.send(request, reply)
  })
}

function manifest(language: Language): object {
  const { name, description, ...shortcuts } = texts[language]
  const addresses = { search: '/all-listings', favourites: '/my-favorites', chats: '/chats' }
  return {
    // One and the same application, whichever language it was installed in.
    id: '/',
    name,
    short_name: language === 'ar' ? 'غيار' : 'Ghiyar',
    description,
    lang: language,
    dir: directionOf(language),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: CHROME,
    background_color: CANVAS,
    categories: ['shopping', 'business'],
    icons: ['icon', 'icon-maskable'].flatMap((file) =>
      [192, 512].map((size) => ({
        src: `/${file}-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: file === 'icon' ? 'any' : 'maskable',
      })),
    ),
    shortcuts: (['search', 'favourites', 'chats'] as const).map((key) => ({
      name: shortcuts[key],
      url: addresses[key],
      icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
    })),
  }
}
