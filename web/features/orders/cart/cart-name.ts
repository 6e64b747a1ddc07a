import type { Cart } from '#contract/carts.ts'
import type { Translate } from '#web/shell/i18n.ts'

type Named = Pick<Cart, '_id' | 'name'>

/** What a cart is called; the default one has no name of its own. */
export const cartName = ({ name }: Named, t: Translate<'cart'>): string => name || t('main')

/** The address of a cart; the default one needs no id. */
export const cartHref = ({ _id, name }: Named): string => (name ? `/cart?cart=${_id}` : '/cart')
