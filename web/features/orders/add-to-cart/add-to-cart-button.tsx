import { useState } from 'react'
import { Link } from 'react-router'
import { ApiError } from '#contract/api.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useLogin } from '#web/shell/login-record.ts'
import { usePage } from '#web/shell/page.tsx'
import { useToast } from '#web/shell/toast.tsx'
import { Icon } from '#web/ui/icon.tsx'

// Pages for visitors show the button; the code behind it is loaded when it is pressed.
const load = () => import('./add-to-cart.ts')

type AddToCartButtonProps = {
  offer: { id: string; sellerId: string; quantity: number }
  /** For screen readers, who hear many such buttons: the seller of the offer. */
  seller?: string
  quantity?: number
  /** The car that the part is for, in words. */
  vehicle?: string | undefined
  className?: string
  /** Id of the form that it submits before scripts run, where that isn't around it. */
  form?: string
  /** As an icon. */
  compact?: boolean
}

/**
 * Puts an offer into the cart, and then leads there. Not for what is sold out or one's own; give it the
 * quantity as its key, so that another quantity can be added.
 */
export function AddToCartButton(props: AddToCartButtonProps) {
  const { offer, seller, quantity = 1, vehicle, className = 'button', form, compact } = props
  const { t } = useTranslation('catalog')
  const { language } = usePage()
  const toast = useToast()
  const login = useLogin()
  const [state, setState] = useState<'asked' | 'added'>()
  if (offer.quantity === 0 || login?._id === offer.sellerId || login?.role === 'OPERATOR')
    return null
  if (state === 'added')
    return (
      // The pressed button is gone; what replaces it takes the focus.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      <Link to="/cart" className={className} autoFocus aria-label={t('cart.open')}>
        <Icon name="check" />
        {!compact && t('cart.open')}
      </Link>
    )
  const add = async () => {
    setState('asked')
    try {
      const { addToCart } = await load()
      await addToCart({ listingId: offer.id, quantity, vehicle }, language)
      setState('added')
      toast(t('cart.added'))
    } catch (error) {
      setState(undefined)
      toast(error instanceof ApiError ? error.message : t('shell:error.connection.title'))
    }
  }
  return (
    <button
      // Of the form, where there is one.
      type="submit"
      form={form}
      className={`${className} noscript:hidden`}
      aria-label={seller && t('cart.addFrom', { seller })}
      aria-disabled={state === 'asked'}
      onClick={() => state === undefined && void add()}
    >
      <Icon name="cart" />
      {!compact && t('cart.add')}
    </button>
  )
}
