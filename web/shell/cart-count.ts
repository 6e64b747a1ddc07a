import { persistedStore } from '#web/ui/persisted-store.ts'
import { parseStored } from '#web/ui/stored-text.ts'
import { useLogin } from './login-record.ts'

/** How many different parts are in the cart of `user`; of a visitor where that is null. */
type CartCount = { user: string | null; count: number }

const store = persistedStore<CartCount | null>({
  key: 'ghiyar.cart-count',
  parse: (text) => (parseStored(text) ?? null) as CartCount | null,
  inMemory: true,
})

/** Stores what the header shows, for all tabs. */
export const saveCartCount = store.write

/** How many different parts are in the cart; 0 until that is known. */
export function useCartCount(): number {
  const user = useLogin()?._id ?? null
  const saved = store.use()
  return saved?.user === user ? Number(saved.count) || 0 : 0
}
