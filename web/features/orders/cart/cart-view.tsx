import { useState } from 'react'
import type { CartLine } from '#contract/carts.ts'
import { useTranslation } from '#web/shell/i18n.ts'
import { UndoBar } from '#web/ui/undo-bar.tsx'
import { CartGroupPanel } from './cart-group.tsx'
import { CartLineRow } from './cart-line-row.tsx'
import { CartSummary } from './cart-summary.tsx'
import type { LineChange, ShownCart } from './use-cart.ts'
import './cart.css'

type CartViewProps = {
  cart: ShownCart
  updating: boolean
  setLine: (change: LineChange) => void
  /** What members can do with a line besides. */
  lineMenu?: (line: CartLine) => React.ReactNode
  /** The way on, at the end of the summary. */
  children: React.ReactNode
}

/** The lines of a cart by seller, beside what they add up to. */
export function CartView({ cart, updating, setLine, lineMenu, children }: CartViewProps) {
  const { t } = useTranslation('cart')
  const [removed, setRemoved] = useState<CartLine>()
  const remove = (line: CartLine) => {
    setRemoved(line)
    setLine({ listing_id: line.listing_id, quantity: 0 })
  }
  const undo = () => {
    if (!removed) return
    const { listing_id, quantity, vehicle, substitution } = removed
    setLine({ listing_id, quantity, vehicle, substitution })
    setRemoved(undefined)
  }
  return (
    <div className="cart" aria-busy={updating}>
      <div className="cart-groups">
        {cart.groups.map((group) => (
          <CartGroupPanel key={group.seller._id} group={group}>
            <ul className="cart-lines">
              {group.lines.map((line) => (
                <li key={line._id}>
                  <CartLineRow
                    line={line}
                    edit={{ setLine, onRemove: remove, more: lineMenu?.(line) }}
                  />
                </li>
              ))}
            </ul>
          </CartGroupPanel>
        ))}
      </div>
      {cart.groups.length > 0 && <CartSummary cart={cart}>{children}</CartSummary>}
      <UndoBar
        message={removed && t('removed', { sku: removed.sku })}
        closeLabel={t('shell:nav.close')}
        onPause={() => undefined}
        onClose={() => setRemoved(undefined)}
      >
        <button type="button" className="undo-button" onClick={undo}>
          {t('undo')}
        </button>
      </UndoBar>
    </div>
  )
}
