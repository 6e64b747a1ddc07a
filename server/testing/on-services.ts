/**
 * Tests to run once more on a PostgreSQL of another version, through a port, and on a Redis: those that
 * between them run nine tenths of all the statements of the server's tests, in half of their time, and
 * what is about the services themselves. `TEST_EFFORT=full` runs all that make use of them.
 */
export const onServices = [
  'server/{backup,database-gone,database-silent,erasure,head-questions,life-cycles,limits,migrations,multiplied-demonstration}.test.ts',
  'server/accounts/{bank-account,codes,login,on-request,operators,second-factor,settings}.test.ts',
  'server/applications/applications.test.ts',
  'server/catalog/{failed-searches,fitment.store,follow-listings,specialists}.test.ts',
  'server/catalog/teaching/failed-words.test.ts',
  'server/chat/{answer-times,chat-socket,chat,digest}.test.ts',
  'server/content/{contact,newsletter}.test.ts',
  'server/favourites/favourites.test.ts',
  'server/notifications/{notifications,send-notification,settings}.test.ts',
  'server/operator/{look-up,operator,weekly-figures}.test.ts',
  'server/orders/{orders,parallel-orders,shared-carts}.test.ts',
  'server/orders/commission/commission.test.ts',
  'server/payments/{cards-stripe,differences-model,parallel-documents,payments}.test.ts',
  'server/payments/buyer-transfers/{refund-batches,reverse-buyer-transfer}.test.ts',
  'server/payments/credit/reminders.test.ts',
  'server/payments/payouts/payouts.test.ts',
  'server/platform/{audit,bulk-rows,changes,db,rate-limits-redis,silent-services,unavailable}.test.ts',
  'server/platform/realtime/processes-redis.test.ts',
  'server/reports/reports.test.ts',
  'server/sellers/sellers.test.ts',
  'server/selling/{dashboard,interest,listings,stock-list}.test.ts',
  'server/selling/import/{price-lists,run-imports}.test.ts',
  'server/webhooks/webhooks.test.ts',
]
