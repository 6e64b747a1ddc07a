import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Cart } from '#contract/carts.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { DropMenu } from '#web/ui/drop-menu.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { cartHref } from './cart-name.ts'
import { CartDialog } from './cart-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { refreshCarts } from './use-cart.ts'
import { useCartShare } from './use-cart-share.ts'

/** A new cart for a job; for the one that is shown: share, print, rename, remove. */
export function CartTools({ cart }: { cart: Cart }) {
  const { t } = useTranslation('cart')
  const navigate = useNavigate()
  const { run, busy, failure } = useMutation()
  const sharing = useCartShare(cart)
  const [dialog, setDialog] = useState<'new' | 'edit' | 'remove'>()
  const remove = async () => {
    if (!(await run((api) => api.call('removeCart', { cart: cart._id })))) return
    setDialog(undefined)
    refreshCarts()
    await navigate('/cart')
  }
  return (
    <div className="cart-tools">
      <button type="button" className="button" onClick={() => setDialog('new')}>
        <Icon name="add" />
        {t('new.button')}
      </button>
      <DropMenu label={t('tools')} icon={<Icon name="more" />} className="icon-button">
        <button type="button" className="drop-item menu-row" onClick={() => void sharing.share()}>
          <Icon name="link" />
          {t('share.action')}
        </button>
        {cart.shared && (
          <button type="button" className="drop-item menu-row" onClick={() => void sharing.stop()}>
            <Icon name="block" />
            {t('share.stop')}
          </button>
        )}
        <button type="button" className="drop-item menu-row" onClick={() => print()}>
          <Icon name="document" />
          {t('print')}
        </button>
        {cart.name && (
          <button type="button" className="drop-item menu-row" onClick={() => setDialog('edit')}>
            <Icon name="edit" />
            {t('rename')}
          </button>
        )}
        <button
          type="button"
          className="drop-item menu-row text-danger"
          onClick={() => setDialog('remove')}
        >
          <Icon name="bin" />
          {t(cart.name ? 'remove' : 'clear')}
        </button>
      </DropMenu>
      {sharing.url && (
        <ShareDialog
          url={sharing.url}
          vehicle={cart.vehicle}
          onStop={() => void sharing.stop()}
          onClose={sharing.close}
        />
      )}
      {dialog === 'remove' && (
        <ConfirmDialog
          question={cart.name ? 'removeCart' : 'clearCart'}
          action={t(cart.name ? 'remove' : 'clear')}
          danger
          {...{ busy, failure }}
          onConfirm={() => void remove()}
          onClose={() => setDialog(undefined)}
        />
      )}
      {(dialog === 'new' || dialog === 'edit') && (
        <CartDialog
          cart={dialog === 'edit' ? cart : undefined}
          onClose={() => setDialog(undefined)}
          onSaved={(saved) => {
            setDialog(undefined)
            refreshCarts()
            void navigate(cartHref(saved))
          }}
        />
      )}
    </div>
  )
}
