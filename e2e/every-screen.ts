import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#web/routes.ts'
import type { Catalogue, Page } from './fixtures.ts'
import { signIn } from './people.ts'
import type { ApiUsers } from './api-users.ts'

/** Who looks at a screen: the role that the screen is for. */
type Viewer = 'visitor' | 'garage' | 'company'

/** Screens that are seen by the same one, few enough for one test. */
type Round = { viewer: Viewer; names: string[] }

/** What addresses are made of. */
type Places = { catalogue: Catalogue; own: { listing: string } }

type Screen = {
  path: (places: Places) => string
  viewer: Viewer
  /** Part numbers, prices, phones or dates, which are looked at in Arabic. */
  hasNumbers?: true
}

const at = (path: string, viewer: Viewer = 'visitor'): Screen => ({ path: () => path, viewer })
const withNumbersAt = (path: string): Screen => ({ ...at(path), hasNumbers: true })

/** A screen of every route, by its pattern; a route that is missing here and in `sameScreenAs` fails a test. */
export const screens: Record<string, Screen> = {
  '/': withNumbersAt('/'),
  'all-listings': withNumbersAt('/all-listings?search=brake'),
  'spare-parts/*': at('/spare-parts/brake-parts'),
  'car-parts/:make': at('/car-parts/toyota?view=list'),
  'spare-part-details/:slug': {
    path: ({ catalogue }) => `/spare-part-details/${catalogue.part.slug}`,
    viewer: 'visitor',
    hasNumbers: true,
  },
  'buy-spare-parts/:slug': {
    path: ({ catalogue }) => `/buy-spare-parts/${catalogue.part.slug}`,
    viewer: 'garage',
  },
  'listing-details/:info': at('/listing-details/toyota-land-cruiser-2018-gxr-K7T4QX2M'),
  stores: withNumbersAt('/stores'),
  'seller-details/:id': {
    path: ({ catalogue }) => `/seller-details/${catalogue.part.user}`,
    viewer: 'visitor',
    hasNumbers: true,
  },
  news: withNumbersAt('/news'),
  'news-details/:id': withNumbersAt('/news-details/read-a-part-number'),
  'how-it-works': at('/how-it-works'),
  'about-us': at('/about-us'),
  'become-buyer': at('/become-buyer'),
  'become-seller': at('/become-seller'),
  'buy-parts': withNumbersAt('/buy-parts'),
  terms: at('/terms'),
  privacy: at('/privacy'),
  help: at('/help', 'garage'),
  faq: at('/faq'),
  contact: at('/contact'),
  report: at('/report?listing=3f1d9f4a-52c7-8f0e-9a7b-6a2f0c1d8e55'),
  'newsletter/confirm': at(`/newsletter/confirm?token=${'x'.repeat(43)}`),
  'newsletter/unsubscribe': at(`/newsletter/unsubscribe?token=${'x'.repeat(43)}`),
  register: at('/register'),
  'register/verify-email': at('/register/verify-email'),
  'register/verify-phone': at('/register/verify-phone'),
  'register/password': at('/register/password'),
  'register/buyer': at('/register/buyer'),
  'register/seller': at('/register/seller'),
  thankyou: at('/thankyou'),
  'dev/outbox': at('/dev/outbox'),
  'my-profile': at('/my-profile', 'garage'),
  settings: at('/settings', 'garage'),
  driver: at(`/driver?token=${'x'.repeat(80)}`),
  'shared-cart': at(`/shared-cart?token=${'x'.repeat(80)}`),
  cart: at('/cart'),
  checkout: at('/checkout', 'garage'),
  'my-favorites': at('/my-favorites', 'garage'),
  chats: at('/chats', 'garage'),
  'chats/:room': at('/chats/00000000-0000-4000-8000-000000000000', 'garage'),
  notifications: at('/notifications', 'garage'),
  orders: at('/orders', 'garage'),
  'orders/:id': at('/orders/00000000-0000-4000-8000-000000000000', 'garage'),
  deliveries: at('/deliveries', 'garage'),
  returns: at('/returns', 'garage'),
  payments: at('/payments', 'garage'),
  // For everyone but operators there is no such page; its own tests show the others.
  'operator/*': at('/operator'),
  unsubscribe: at(`/unsubscribe?kind=callback&token=${'x'.repeat(43)}`),
  'sell-your-parts': at('/sell-your-parts', 'company'),
  'my-listing': at('/my-listing', 'company'),
  'my-listing/edit/:id': {
    path: ({ own }) => `/my-listing/edit/${own.listing}`,
    viewer: 'company',
  },
  'my-listing/import': at('/my-listing/import', 'company'),
  dashboard: at('/dashboard', 'company'),
  'my-callbacks': at('/my-callbacks', 'company'),
  'orders/sales/:id': at('/orders/sales/00000000-0000-4000-8000-000000000000', 'company'),
  'deliveries/settings': at('/deliveries/settings', 'company'),
  discussion: at('/discussion', 'company'),
  'discussion/:room': at('/discussion/00000000-0000-4000-8000-000000000000', 'company'),
  '*': at('/no/such/page'),
}

/** Routes whose screen is that of another one. The tests of each feature open their addresses. */
export const sameScreenAs = {
  'buy-spare-parts': 'spare-parts/*',
  ':slug': 'spare-parts/*',
  'seller-listings/:id': 'seller-details/:id',
  faqs: 'faq',
  'all-listing': 'my-listing',
}

const patternsOf = (entries: RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children = [] }) => [
    ...(index ? ['/'] : path === undefined ? [] : [path]),
    ...patternsOf(children),
  ])

/** The patterns of all routes there are. */
export const patterns = patternsOf(routes)

const AT_ONCE = 3

/** All screens, or all but some, in rounds. */
export function rounds(besides: string[] = []): Round[] {
  const names = Object.keys(screens).filter((name) => !besides.includes(name))
  return (['visitor', 'garage', 'company'] as const).flatMap((viewer) => {
    const seen = names.filter((name) => screens[name]!.viewer === viewer)
    return Array.from({ length: Math.ceil(seen.length / AT_ONCE) }, (_, i) => ({
      viewer,
      names: seen.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
    }))
  })
}

type Given = { page: Page; apiUsers: ApiUsers; catalogue: Catalogue }

/** Those of a worker: who only looks leaves no trace. */
let garage: ReturnType<ApiUsers['garage']> | undefined
let company: ReturnType<ApiUsers['seller']> | undefined

/** Signs the page in as one of these; returns what the addresses of their screens are made of. */
export async function lookAs(
  viewer: Viewer,
  { page, apiUsers, catalogue }: Given,
): Promise<Places> {
  const own = { listing: '' }
  if (viewer === 'garage') await signIn(page, await (garage ??= apiUsers.garage()))
  if (viewer === 'company') {
    const seller = await (company ??= apiUsers.seller('77-1001'))
    own.listing = seller.parts[0]!._id
    await signIn(page, seller)
  }
  return { catalogue, own }
}
