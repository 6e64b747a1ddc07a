import type { ParsedInputOf, ReplyOf } from '#contract/api.ts'
import type { Address } from '#contract/delivery.ts'
import { mostAddresses } from '#contract/limits.ts'
import { newId } from '../platform/id.ts'
import { Refusal, refuse } from '../platform/refusal.ts'
import { lockBuyer } from './cart.store.ts'
import * as store from './delivery.store.ts'
import { deliveryChanges } from './limits.ts'
import type { By, OrdersDeps } from './orders-deps.ts'
import { checkedPhone } from './receiver-phone.ts'

const presentAddress = ({ id, name, emirate, address, phone }: store.AddressRow): Address => ({
  ...{ _id: id, name, emirate, address, phone },
})

export async function getAddresses(
  { db }: Pick<OrdersDeps, 'db'>,
  { caller }: Pick<By, 'caller'>,
): Promise<ReplyOf<'getAddresses'>> {
  return { addresses: (await store.addresses(db, caller.no)).map(presentAddress) }
}

export async function saveAddress(
  deps: Pick<OrdersDeps, 'db' | 'limits' | 'phoneCheck'>,
  { _id, ...entered }: ParsedInputOf<'saveAddress'>,
  { caller }: Pick<By, 'caller'>,
): Promise<ReplyOf<'saveAddress'> | Refusal> {
  const { db, limits } = deps
  const limited = await limits.take(deliveryChanges, caller.id)
  if (limited) return limited
  const phone = await checkedPhone(deps, entered.phone)
  if (phone instanceof Refusal) return phone
  const fields = { ...entered, phone, userNo: caller.no }
  return db.transaction(async (tx) => {
    if (_id) {
      const changed = await store.changeAddress(tx, { id: _id, ...fields })
      return changed ? { address: presentAddress(changed) } : refuse('address.not_found')
    }
    await lockBuyer(tx, caller.no)
    if ((await store.countAddresses(tx, caller.no)) >= mostAddresses)
      return refuse('address.too_many')
    return { address: presentAddress(await store.addAddress(tx, { id: newId(), ...fields })) }
  })
}

export async function removeAddress(
  { db }: Pick<OrdersDeps, 'db'>,
  { _id }: ParsedInputOf<'removeAddress'>,
  { caller }: Pick<By, 'caller'>,
): Promise<ReplyOf<'removeAddress'> | Refusal> {
  const removed = await store.removeAddress(db, caller.no, _id)
  return removed ? { message: 'success' } : refuse('address.not_found')
}
