import { useState } from 'react'
import type { Address } from '#contract/delivery.ts'
import { useData } from '#web/shell/members/use-data.ts'
import { useMutation } from '#web/shell/members/use-mutation.ts'
import { useToast } from '#web/shell/toast.tsx'
import { addressesData } from './addresses-data.ts'

/** The address book, and its changes; what was removed last can be put back. */
export function useAddressBook() {
  const { data, failure, reload, change } = useData(addressesData())
  const { run } = useMutation()
  const toast = useToast()
  const [removed, setRemoved] = useState<Address>()

  const saved = (address: Address) =>
    change(({ addresses }) => ({
      addresses: addresses.some(({ _id }) => _id === address._id)
        ? addresses.map((each) => (each._id === address._id ? address : each))
        : [address, ...addresses],
    }))
  const remove = async (address: Address) => {
    const done = await run((api) => api.call('removeAddress', { _id: address._id }), {
      onFailure: toast,
    })
    if (!done) return
    change(({ addresses }) => ({
      addresses: addresses.filter(({ _id }) => _id !== address._id),
    }))
    setRemoved(address)
  }
  const undo = async () => {
    if (!removed) return
    const { _id, ...entered } = removed
    const done = await run(async (api) => saved((await api.call('saveAddress', entered)).address), {
      onFailure: toast,
    })
    if (done) setRemoved(undefined)
  }
  return {
    ...{ addresses: data?.addresses, failure, reload, saved, remove, removed, undo },
    dismiss: () => setRemoved(undefined),
  }
}
