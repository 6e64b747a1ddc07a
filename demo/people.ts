import { garage } from '#server/accounts/garage.tables.ts'
import { seller } from '#server/accounts/seller.tables.ts'
import { user } from '#server/accounts/user.tables.ts'
import type { Executor } from '#server/platform/db.ts'
import type { FileStore } from '#server/platform/files/file-store.ts'
import { idFromKey } from '#server/platform/id.ts'
import { insertCovers } from './covers.ts'
import { insertLicences } from './licences.ts'
import { aboutOf } from './seller-abouts.ts'
import { garages, sellers, type DemoGarage, type DemoSeller } from './sellers.ts'

/**
 * Inserts all sellers and garages, with their licences where there is a store for them; returns their
 * numbers in the order of the lists.
 */
export async function insertPeople(
  db: Executor,
  passwordHash: string,
  store: FileStore | undefined,
): Promise<{ sellerNos: number[]; garageNos: number[] }> {
  const insertUsers = async (people: (DemoSeller | DemoGarage)[], role: 'SELLER' | 'BUYER') => {
    const rows = people.map(({ email, phone, location, joined }) => ({
      id: idFromKey(`demo-user/${email}`),
      role,
      email,
      phone,
      location,
      passwordHash,
      createdAt: new Date(joined),
    }))
    return db.insert(user).values(rows).returning({ no: user.no, id: user.id })
  }
  const sellerUsers = await insertUsers(sellers, 'SELLER')
  const garageUsers = await insertUsers(garages, 'BUYER')
  const nos = [...sellerUsers, ...garageUsers].map((row) => row.no)
  const licences = store && (await insertLicences(db, nos, store))
  await db.insert(seller).values(
    sellers.map((company, i) => ({
      no: sellerUsers[i]!.no,
      id: sellerUsers[i]!.id,
      ...{ status: 'approved' as const, statusAt: new Date(company.joined) },
      companyName: company.details.company_name,
      companyNameAr: company.details.company_name_ar,
      companyAddress: company.details.company_address,
      emirate: company.details.emirate,
      tradeLicenseNo: company.details.trade_license_no,
      legalName: company.details.legal_name,
      vatRegistrationNo: company.details.vat_registration_no,
      iban: company.details.iban,
      tradeLicenseUpload: licences?.get(sellerUsers[i]!.no),
      joinedAt: new Date(company.joined),
      about: aboutOf(company, i).en,
      aboutAr: aboutOf(company, i).ar,
    })),
  )
  if (store)
    await insertCovers(
      db,
      sellerUsers.map((row) => row.no),
      store,
    )
  await db.insert(garage).values(
    garages.map(({ details }, i) => ({
      userNo: garageUsers[i]!.no,
      emirate: details.emirate,
      garageType: details.garage_type,
      garageName: details.garage_name,
      garageAddress: details.garage_address,
      openingHours: details.opening_hours,
      closingHours: details.closing_hours,
      tradeLicenseNo: details.trade_license_no,
      tradeLicenseUpload: licences?.get(garageUsers[i]!.no),
      vatRegistrationNo: details.vat_registration_no,
      ownerManagerName: details.owner_manager_name,
      goodsReceiverName: details.goods_receiver_name,
    })),
  )
  return {
    sellerNos: sellerUsers.map((row) => row.no),
    garageNos: garageUsers.map((row) => row.no),
  }
}
