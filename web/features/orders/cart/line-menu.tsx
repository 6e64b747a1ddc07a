import type { Api, ReplyOf } from '#contract/api.ts'
import type { Cart, CartLine } from '#contract/carts.ts'
import { substitutions } from '#contract/order-status.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { useToast } from '#web/shell/toast.tsx'
import { DropMenu } from '#web/ui/drop-menu.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { cartName } from './cart-name.ts'
import { refreshCarts, type LineChange } from './use-cart.ts'

type LineMenuProps = {
  line: CartLine
  cart: Cart
  carts: ReplyOf<'getCarts'>['carts']
  setLine: (change: LineChange) => void
}

/** Whether a newer number may replace the part, and the other carts that it can go to. */
export function LineMenu({ line, cart, carts, setLine }: LineMenuProps) {
  const { t } = useTranslation('cart')
  const toast = useToast()
  const { run } = useMutation()
  const { listing_id, sku, quantity } = line
  const move = async (name: string, targetOf: (api: Api) => Promise<{ _id: string }>) => {
    const moved = await run(
      async (api) => {
        const { _id: to } = await targetOf(api)
        await api.call('moveCartLines', { from: cart._id, to, lines: [line._id] })
      },
      { onFailure: toast },
    )
    if (!moved) return
    toast(t('moved', { sku, cart: name }))
    refreshCarts()
  }
  const later = t('later.name')
  const others = carts.filter(({ _id, name }) => _id !== cart._id && name !== later)
  return (
    <DropMenu
      label={t('line.menu', { sku })}
      icon={<Icon name="more" />}
      className="icon-button"
      more={line._id}
    >
      <p className="cart-menu-title">{t('substitution.title')}</p>
      {substitutions.map((substitution) => (
        <button
          key={substitution}
          type="button"
          className="drop-item menu-row"
          aria-pressed={line.substitution === substitution}
          onClick={() => setLine({ listing_id, quantity, substitution })}
        >
          <Icon name="check" className={line.substitution === substitution ? '' : 'invisible'} />
          {t(`substitution.${substitution}`)}
        </button>
      ))}
      <p className="cart-menu-title">{t('move.title')}</p>
      {cart.name !== later && (
        <button
          type="button"
          className="drop-item menu-row"
          onClick={() => void move(later, (api) => api.call('createCart', { name: later }))}
        >
          <Icon name="time" />
          {t('later.action')}
        </button>
      )}
      {others.map((other) => (
        <button
          key={other._id}
          type="button"
          className="drop-item menu-row"
          onClick={() => void move(cartName(other, t), () => Promise.resolve(other))}
        >
          <Icon name="cart" />
          <bdi>{cartName(other, t)}</bdi>
        </button>
      ))}
    </DropMenu>
  )
}
