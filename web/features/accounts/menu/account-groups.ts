import type { Translate } from '#web/shell/i18n.ts'
import type { IconName } from '#web/ui/icon.tsx'
import type { AccountView } from './account-view.ts'

/** What a row counts: unread messages or notifications, or sales that wait for an answer. */
export type Counted = 'messages' | 'notifications' | 'sales'

/** A page of an account. */
export type AccountRow = {
  to: string
  icon: IconName
  label: string
  /** Pages below it are rows of their own. */
  end?: boolean
  counts?: Counted
}

export type AccountGroup = { title: string; rows: AccountRow[] }

/** The pages of an account in groups, for the menu and for the navigation beside those pages. */
export function accountGroups(
  { kind, publicPage }: Pick<AccountView, 'kind' | 'publicPage'>,
  t: Translate<'login'>,
): AccountGroup[] {
  if (kind === 'operator') return operatorGroups(t)
  const sells = kind === 'seller'
  const activity: AccountRow[] = [
    { to: '/my-favorites', icon: 'heart', label: t('menu.favourites') },
    { to: '/chats', icon: 'contact', label: t('menu.chats'), counts: 'messages' },
  ]
  const account: AccountRow[] = [
    { to: '/dashboard', icon: 'dashboard', label: t('menu.dashboard') },
    { to: '/my-profile', icon: 'user', label: t('menu.profile') },
    { to: '/settings', icon: 'settings', label: t('menu.settings') },
    { to: '/notifications', icon: 'bell', label: t('menu.notifications'), counts: 'notifications' },
  ]
  if (publicPage) account.push({ to: publicPage, icon: 'seller', label: t('menu.publicPage') })
  if (sells) account.push(...activity)
  account.push({ to: '/help', icon: 'help', label: t('menu.help') })
  return [
    { title: t('menu.account'), rows: account },
    sells
      ? { title: t('menu.inventory'), rows: inventory(t) }
      : { title: t('menu.partsGroup'), rows: activity },
    { title: t('menu.ordersGroup'), rows: orders(sells, t) },
  ]
}

/** Operators neither buy nor sell. */
const operatorGroups = (t: Translate<'login'>): AccountGroup[] => [
  {
    title: t('menu.operatorGroup'),
    rows: [{ to: '/operator', icon: 'dashboard', label: t('menu.operatorPages') }],
  },
  {
    title: t('menu.account'),
    rows: [
      { to: '/settings', icon: 'settings', label: t('menu.settings') },
      {
        to: '/notifications',
        icon: 'bell',
        label: t('menu.notifications'),
        counts: 'notifications',
      },
    ],
  },
]

const inventory = (t: Translate<'login'>): AccountRow[] => [
  { to: '/my-listing', end: true, icon: 'stock', label: t('menu.listings') },
  { to: '/sell-your-parts', icon: 'add', label: t('menu.addNew') },
  { to: '/my-listing/import', icon: 'import', label: t('menu.import') },
  { to: '/discussion', icon: 'discussion', label: t('menu.discussion') },
  { to: '/my-callbacks', icon: 'callback', label: t('menu.callbacks') },
]

function orders(sells: boolean, t: Translate<'login'>): AccountRow[] {
  const all: AccountRow = { to: '/orders', icon: 'document', label: t('menu.orders') }
  if (sells) all.counts = 'sales'
  const deliveries: AccountRow[] = [
    { to: '/deliveries', end: true, icon: 'delivery', label: t('menu.deliveries') },
  ]
  if (sells) {
    const label = t('menu.deliverySettings')
    deliveries.push({ to: '/deliveries/settings', icon: 'settings', label })
  }
  const returns: AccountRow = { to: '/returns', icon: 'return', label: t('menu.returns') }
  const payments: AccountRow = { to: '/payments', icon: 'price', label: t('menu.payments') }
  return [
    all,
    ...deliveries,
    returns,
    payments,
    { to: '/cart', icon: 'cart', label: t('menu.cart') },
  ]
}
