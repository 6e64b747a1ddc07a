import type { ReplyOf } from '#contract/api.ts'
import type { Cart } from '#contract/carts.ts'
import { countText } from '#web/shell/format.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { ViewTabs } from '#web/ui/view-tabs.tsx'
import { cartHref, cartName } from './cart-name.ts'

type CartTabsProps = {
  carts: ReplyOf<'getCarts'>['carts']
  current: Pick<Cart, '_id'> | undefined
}

/** One tab for each cart, where there are several. */
export function CartTabs({ carts, current }: CartTabsProps) {
  const { t } = useTranslation('cart')
  if (carts.length < 2) return null
  const tabs = carts.map((cart) => ({
    key: cart._id,
    label: cartName(cart, t),
    to: cartHref(cart),
    current: cart._id === current?._id,
    count: cart.lines,
  }))
  return <ViewTabs label={t('carts')} tabs={tabs} countText={countText} />
}
