import type pg from 'pg'
import { dropChecks } from './drop-checks.ts'

/** Tables of people, by what says whose row it is; all text in them is private but these columns. */
const ofPeople = {
  user: { key: 'no', owner: 'no', open: ['avatar', 'language'] },
  garage: { key: 'user_no', owner: 'user_no', open: [] },
  seller: {
    ...{ key: 'no', owner: 'no' },
    open: [
      ...['company_name', 'company_name_ar', 'company_address', 'emirate', 'about', 'about_ar'],
      // Not shown unless it is approved.
      'status',
    ],
  },
  former_licence: { key: 'seller_no', owner: 'seller_no', open: [] },
  session: { key: 'id', owner: 'user_no', open: [] },
  known_device: { key: 'user_no', owner: 'user_no', open: [] },
  access_key: { key: 'id', owner: 'seller_no', open: [] },
  operator: { key: 'user_no', owner: 'user_no', open: [] },
  totp_factor: { key: 'user_no', owner: 'user_no', open: [] },
  passkey: { key: 'id', owner: 'user_no', open: [] },
  pending_factor: { key: 'key', owner: 'user_no', open: [] },
  recovery_code: { key: 'user_no', owner: 'user_no', open: [] },
  contact_ticket_answer: { key: 'seq', owner: 'author_no', open: ['ticket'] },
  webhook: { key: 'no', owner: 'seller_no', open: [] },
  listing_import: { key: 'no', owner: 'seller_no', open: ['kind'] },
  callback: { key: 'id', owner: 'buyer_no', open: ['status', 'preferred'] },
  notification_setting: { key: 'user_no', owner: 'user_no', open: [] },
  message: { key: 'id', owner: 'sender_no', open: [] },
  chat_report: { key: 'id', owner: 'reporter_no', open: ['reason'] },
  subject_report: { key: 'no', owner: 'reporter_no', open: ['reason', 'outcome'] },
  stored_file: { key: 'id', owner: 'owner_no', open: [] },
  cart: { key: 'id', owner: 'user_no', open: [] },
  delivery_address: { key: 'id', owner: 'user_no', open: ['emirate'] },
  order: { key: 'no', owner: 'buyer_no', open: ['payment_method'] },
}

/** Tables that belong to nobody in particular; what a row needs beside its texts. */
const ofIdentities: Record<string, Record<string, string>> = {
  one_time_code: { id: 'gen_random_uuid()', channel: `'email'` },
  identity_proof: { expires_at: `now() + interval '1 hour'` },
  outbox_message: { channel: `'email'` },
  newsletter_subscription: {},
  contact_ticket: { mode: `'email'`, reason: `'Complaint'` },
  audit_log: {},
  operator_invitation: { id: 'gen_random_uuid()', expires_at: `now() + interval '1 hour'` },
  health_check: { at: 'now()', ok: 'true' },
}

const ofNoPerson = [
  ...['category', 'sub_category', 'part_type', 'make', 'model', 'listing', 'fitment'],
  ...['demonstration', 'failed_search', 'failed_search_emirate', 'search_count', 'weekly_figure'],
  ...['listing_interest', 'seller_interest', 'listing_picture'],
  // What the trade calls parts, and searches that nobody stands beside.
  ...['vocabulary_term', 'settled_search'],
  ...['newsletter_letter', 'car_listing', 'notification', 'change', 'account_usage', 'seller_term'],
  // A secret of the installation.
  'signing_key',
  // Who keeps, knows or avoids what; no words.
  ...['favourite', 'favourite_taken_off', 'room', 'chat_block', 'chat_seen', 'quick_reply'],
  // What is in these belongs to a `listing_import`, by whose number alone they are read.
  ...['import_row', 'import_note'],
  // Read by its `webhook` alone.
  'webhook_delivery',
  // What is in these belongs to a `cart` or an `order`, with which alone they are read.
  ...['cart_line', 'seller_order', 'order_line', 'order_event', 'shipment', 'idempotency_key'],
  ...['return_request', 'return_line', 'return_event', 'return_picture'],
  // Public, or of no words.
  ...['cross_number', 'delivery_setting', 'deadline_clock', 'licence_reminder'],
  // Rows are only added; replies to whom they are about and to operators have them.
  ...['seller_event', 'account_event'],
  // Hashes that only this installation can make.
  'former_seller',
  // Books: numbers, kinds, and in a document who bought and sold, which the law has kept.
  ...['ledger_posting', 'ledger_entry', 'tax_document', 'document_counter', 'commission_rate'],
  // Which seller grants which garage what; a note is the seller's, and shown to the two alone.
  ...['credit', 'credit_event', 'credit_order', 'credit_payment', 'credit_payment_part'],
  // What operators set, and why.
  ...['rule_change', 'banner', 'content_version'],
  // Which listings operators hide, and why; shown to their sellers and to operators.
  'hidden_listing',
  // Amounts and ids of the provider; the bodies of its reports are bytes.
  ...['card_payment', 'card_payment_part', 'card_refund', 'card_difference', 'webhook_receipt'],
  // What an operator wrote about one of these payments.
  'card_difference_note',
  // Amounts and numbers of banks; to whom what went back, which the law has kept.
  ...['buyer_transfer', 'buyer_transfer_part', 'transfer_slip', 'transfer_refund'],
  ...['buyer_transfer_reversal', 'transfer_refund_batch', 'transfer_refund_line'],
  ...['demo_checkout', 'demo_refund', 'withheld_payout'],
  // To whom what was transferred, which the law has kept, too.
  ...['payout', 'payout_batch', 'payout_event'],
]

/** Tables about which nothing is known here; there should be none. */
export async function unknownTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ table_name: string }>(
    `select table_name from information_schema.tables where table_schema = 'public'`,
  )
  const known = [...Object.keys(ofPeople), ...Object.keys(ofIdentities), ...ofNoPerson]
  return rows.map(({ table_name }) => table_name).filter((name) => !known.includes(name))
}

async function textColumns(pool: pg.Pool, table: string): Promise<string[]> {
  const { rows } = await pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and data_type = 'text'`,
    [table],
  )
  return rows.map(({ column_name }) => column_name)
}

/**
 * Puts a canary, "canary-table-column", into every private text of all users but those spared, and into
 * new rows of the tables that belong to no user.
 */
export async function placeCanaries(pool: pg.Pool, { spared }: { spared: number[] }) {
  // A canary is longer than some columns allow, and no choice of others.
  for (const table of [...Object.keys(ofPeople), ...Object.keys(ofIdentities)])
    await dropChecks(pool, table)
  for (const [table, { key, owner, open }] of Object.entries(ofPeople)) {
    const columns = (await textColumns(pool, table)).filter((name) => !open.includes(name as never))
    const assignments = columns.map((name) => {
      const end = name === 'email' ? ` || '@example.com'` : ''
      return `"${name}" = 'canary-${table}-${name}-' || "${key}"${end}`
    })
    const where = `"${owner}" is null or "${owner}" <> all($1)`
    await pool.query(`update "${table}" set ${assignments.join(', ')} where ${where}`, [spared])
  }
  for (const [table, needed] of Object.entries(ofIdentities)) {
    const texts = (await textColumns(pool, table)).map((name) => [
      name,
      `'canary-${table}-${name}-1'`,
    ])
    const row = Object.fromEntries([...texts, ...Object.entries(needed)]) as Record<string, string>
    const names = Object.keys(row).map((name) => `"${name}"`)
    await pool.query(
      `insert into "${table}" (${names.join()}) values (${Object.values(row).join()})`,
    )
  }
}

/** The canaries in a text, without their numbers. */
export const canariesIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(/canary-[a-z_]+-[a-z_]+/g), ([canary]) => canary)),
]
