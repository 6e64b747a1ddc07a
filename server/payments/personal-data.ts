import type { PersonalData } from '../platform/personal-data.ts'
import { eraseBodiesOf } from './card.store.ts'
import * as store from './personal-data.store.ts'

/** The books stay, as the law asks: entries name nobody, and invoices say who bought and sold. */
export const paymentsData: PersonalData = {
  export: (db, { no }) => ({
    documents: store.documentsOf(db, no),
    ledger: store.ledgerOf(db, no),
  }),
  // What the provider wrote names the payer.
  erase: (db, { no }) => eraseBodiesOf(db, no),
}
