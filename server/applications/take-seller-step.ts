import { sellerLifeCycle, type SellerActor, type SellerEvent } from '#contract/seller-status.ts'
import { step } from '#contract/life-cycle.ts'
import { sendLater } from '../accounts/messages.service.ts'
import type { Change } from '../platform/changes.ts'
import type { Executor } from '../platform/db.ts'
import { refuse, type Refusal } from '../platform/refusal.ts'
import * as store from './application.store.ts'
import type { ApplicationsDeps } from './applications-deps.ts'
import { applicationStepped } from './messages/application-stepped.ts'

type SellerStep = {
  event: SellerEvent
  by: SellerActor
  /** Of an operator's step. */
  operatorNo?: number
  note?: string | undefined
}

/**
 * Takes a step of a company that is locked, with all that follows: its history, what it offers, and the message to it.
 * Returns what changed for others, if anything did. `alignAfter` follows the commit.
 */
export async function takeSellerStep(
  deps: Pick<ApplicationsDeps, 'notifications' | 'stock' | 'origin'>,
  tx: Executor,
  row: store.CompanyRow,
  { event, by, operatorNo, note }: SellerStep,
): Promise<{ change: Change | undefined } | Refusal> {
  const taken = step(sellerLifeCycle, row.status, { event, by })
  if ('refused' in taken) return refuse(taken.refused)
  const { to } = taken
  await store.setStatus(tx, row.no, to)
  await store.addEvent(tx, {
    ...{ sellerNo: row.no, event, actor: by, operatorNo, note },
    ...{ fromStatus: row.status, toStatus: to },
  })
  if (by === 'operator' && event !== 'review' && event !== 'confirm-licence')
    await notifySeller(deps, tx, row, { event, to, note })
  const isShownNow = (to === 'approved') !== (row.status === 'approved')
  return { change: isShownNow ? await deps.stock.alignLater(tx, row) : undefined }
}

async function notifySeller(
  { notifications, origin }: Pick<ApplicationsDeps, 'notifications' | 'origin'>,
  tx: Executor,
  { no, id, email, language }: store.CompanyRow,
  {
    event,
    to,
    note = '',
  }: { event: SellerEvent; to: store.CompanyRow['status']; note?: string | undefined },
): Promise<void> {
  await notifications.notify(tx, { userNo: no, kind: 'application', subject: id, status: to })
  const mail = applicationStepped({ language, origin, event, note })
  if (mail) await sendLater(tx, { ...mail, to: email })
}

/** Has what the company offers follow, and this process show it, before the reply is sent. */
export async function alignAfter(
  { stock }: Pick<ApplicationsDeps, 'stock'>,
  seller: { no: number },
  change: Change | undefined,
): Promise<void> {
  if (!change) return
  await stock.follow(change)
  await stock.align(seller)
}
