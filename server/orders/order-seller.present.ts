import { presentCompanyNames } from '../platform/company-names.ts'
import type { SellerRow } from './order-parties.store.ts'
import type { SellerOrderRow } from './order.store.ts'

/** The seller of an order, by the name of its day; the id and the Arabic name as long as the account exists. */
export function presentOrderSeller(
  { sellerNo, companyName, emirate }: Pick<SellerOrderRow, 'sellerNo' | 'companyName' | 'emirate'>,
  sellers: ReadonlyMap<number, SellerRow>,
) {
  const account = sellerNo === null ? undefined : sellers.get(sellerNo)
  return {
    _id: account?.id ?? null,
    ...presentCompanyNames({ companyName, companyNameAr: account?.companyNameAr ?? null }),
    emirate,
  }
}
