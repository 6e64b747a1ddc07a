/**
 * Columns of text in which no words of a person can stand, by the reason. Every other one has to be
 * reached by a mark in `erasure.test.ts`.
 */
export const wordless: Record<string, string[]> = {
  'one of a few values that the code names': [
    ...[
      'account_usage.kind',
      'audit_log.event',
      'callback.status',
      'chat_report.reason',
      'contact_ticket.language',
    ],
    ...['failed_search.language', 'garage.emirate', 'garage.garage_type', 'import_note.code'],
    ...['import_note.field', 'listing_import.kind', 'listing_import.mapping'],
    ...['listing_import.problem', 'listing_interest.kind', 'newsletter_subscription.language'],
    ...['notification.kind', 'notification.status', 'seller.emirate', 'seller_interest.kind'],
    ...['stored_file.field', 'stored_file.type', 'user.language'],
    ...['cart_line.substitution', 'delivery_address.emirate', 'idempotency_key.call'],
    ...['order.payment_method', 'order_event.actor', 'order_event.event'],
    ...['return_event.actor', 'return_event.event', 'return_event.from_state'],
    ...['return_event.to_state', 'return_request.reason', 'return_request.state'],
    ...['order_event.from_state', 'order_event.to_state', 'order_line.substitution'],
    ...['seller_order.emirate', 'seller_order.payment_state', 'seller_order.state'],
    ...['shipment.method', 'shipment.state', 'webhook.events', 'webhook.paused_by'],
    ...['health_check.name', 'operator.role', 'operator_invitation.role', 'pending_factor.purpose'],
    ...['document_counter.kind', 'ledger_entry.account', 'ledger_entry.kind'],
    ...['ledger_posting.kind', 'tax_document.kind', 'seller_order.payment_method'],
    ...['card_payment.provider', 'card_payment.state', 'card_refund.reason', 'card_refund.state'],
    ...['card_difference.kind', 'card_difference.ours', 'card_difference.theirs'],
    ...['demo_checkout.state', 'webhook_receipt.provider'],
    ...['webhook_delivery.failure', 'webhook_delivery.state', 'webhook_delivery.type'],
  ],
  'hours, written anew': ['garage.closing_hours', 'garage.opening_hours', 'seller.hours'],
  'numbers, ids and addresses made of ids': [
    ...['fitment.hash', 'fitment.vehicles', 'listing.images', 'user.avatar'],
    ...['seller.vat_registration_no', 'tax_document.month', 'webhook_delivery.body'],
    ...['demo_checkout.number', 'demo_checkout.return_url'],
  ],
  // A real one names the payer: it is emptied after a month and with the account.
  'a report of the demonstration’s provider has ids and amounts': ['webhook_receipt.body'],
  'what the provider of card payments calls its own': [
    ...['card_payment.capture_id', 'card_payment.provider_id', 'card_payment.url'],
    ...['card_refund.provider_id', 'webhook_receipt.event_id'],
  ],
  'a secret or its hash, or made by chance': [
    ...['access_key.ending', 'access_key.key_hash', 'audit_log.subject', 'contact_ticket.ticket'],
    ...['identity_proof.draft_hash', 'identity_proof.ticket_hash', 'newsletter_subscription.token'],
    ...['notification_setting.stop_token', 'one_time_code.hash', 'outbox_message.code'],
    ...['operator_invitation.secret', 'operator_invitation.token_hash', 'passkey.credential'],
    ...['passkey.public_key', 'pending_factor.challenge', 'pending_factor.key'],
    ...['pending_factor.secret', 'pending_factor.stamp', 'recovery_code.hash'],
    'totp_factor.secret',
    ...['idempotency_key.input', 'idempotency_key.key', 'shipment.code'],
    ...[
      'one_time_code.requester',
      'signing_key.key',
      'session.salt',
      'session.token_hash',
      'user.password_hash',
    ],
  ],
  'from lists of browsers, systems and countries': [
    ...['known_device.device', 'session.country', 'session.device'],
  ],
  'facts without names, network addresses, and the chain': [
    ...[
      'one_time_code.network',
      'audit_log.address',
      'audit_log.facts',
      'audit_log.hash',
      'audit_log.previous',
    ],
  ],
  'names of sheets: a CSV has none, and a workbook is kept in the same row as its columns': [
    ...['listing_import.sheet', 'listing_import.sheets'],
  ],
  'the same message as its text': ['outbox_message.html', 'outbox_message.subject'],
  'no call writes it: older listings are only read': [
    ...['car_listing.make', 'car_listing.model', 'car_listing.photo', 'car_listing.transmission'],
    ...['car_listing.reference_code', 'car_listing.unit', 'car_listing.version'],
  ],
  'entered by the operator: what a bank calls a transfer': ['ledger_posting.reference'],
  'written by an operator, and deleted with the ticket': [
    'contact_ticket_answer.body',
    'contact_ticket_answer.ticket',
  ],
  'of operators and who is invited to be one, whom owners remove': ['operator_invitation.email'],
  'of keys that only browsers make; they go with the account': [
    ...['passkey.name', 'passkey.transports'],
  ],
  'what a command printed': ['health_check.detail'],
  'comes with the code': [
    'signing_key.name',
    ...['category.key', 'category.name', 'category.names', 'make.id_car_make', 'make.key'],
    ...['make.names', 'model.generations', 'model.id_car_model', 'model.key', 'model.names'],
    ...['newsletter_letter.article_id', 'part_type.key', 'part_type.names', 'sub_category.key'],
    ...['sub_category.names', 'drizzle.__drizzle_migrations.hash'],
  ],
  'of the queue itself; a key with an address goes with its job': [
    'graphile_worker._private_job_queues.locked_by',
    'graphile_worker._private_job_queues.queue_name',
    'graphile_worker._private_jobs.flags',
    'graphile_worker._private_jobs.key',
    'graphile_worker._private_jobs.locked_by',
    'graphile_worker._private_known_crontabs.identifier',
    'graphile_worker._private_tasks.identifier',
  ],
  'errors are noted without what statements and servers were given': [
    'graphile_worker._private_jobs.last_error',
  ],
}
