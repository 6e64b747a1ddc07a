import type { PersonalData } from '../platform/personal-data.ts'
import type { Signer } from '../platform/signing-key.ts'
import { byId } from './application.store.ts'
import { rememberFormer } from './former-sellers.ts'
import { eventsOf, formerLicenceOf } from './personal-data.store.ts'

/** The history goes with the company; what it is recognised by, if it applies again, stays for two years. */
export const applicationsData = (signer: Signer): PersonalData => ({
  export: (db, { no }) => ({
    application: eventsOf(db, no),
    formerLicence: formerLicenceOf(db, no),
  }),
  async erase(db, { id }) {
    const row = await byId(db, id)
    if (row) await rememberFormer(db, signer, row)
  },
})
