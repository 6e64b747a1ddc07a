import type { Language } from '#contract/language.ts'
import type { Executor } from '../platform/db.ts'
import { enqueue, enqueueAll, isUnderWay, type Task } from '../platform/jobs.ts'
import { UndeliverableError, type Message, type Sender } from '../platform/messages/message.ts'
import { Refusal } from '../platform/refusal.ts'
import type { AccountDeps } from './account-deps.ts'
import * as codes from './code.store.ts'
import { sendCodeTask } from './send-code.ts'
import { alreadyRegistered, alreadyRegisteredBySms } from './messages/already-registered.ts'
import { codeByEmail, codeBySms } from './messages/code.ts'
import { newCode } from './secrets.ts'
import { byIdentity } from './user.store.ts'

const sendMessageTask = 'send-message'
// Long enough for a busy machine; messages that failed once are not waited for.
const WAIT_MS = 15_000
const LOOK_AGAIN_MS = 25

// A mail server may be away for a night.
const ATTEMPTS = 12

/** Sends a message soon after the transaction commits; a `patient` one lets others go first. */
export const sendLater = (db: Executor, message: Message, when: { patient?: true } = {}) =>
  enqueue(db, sendMessageTask, message, { ...when, attempts: ATTEMPTS })

/** Sends several, as `sendLater` does. */
export const sendAllLater = (db: Executor, messages: Message[]) =>
  enqueueAll(
    db,
    messages.map((payload) => ({ task: sendMessageTask, payload, attempts: ATTEMPTS })),
  )

/** Waits a moment for the messages that are under way, so that an outbox shows what was just caused. */
export async function messagesSent(db: Executor): Promise<void> {
  for (let waited = 0; waited < WAIT_MS; waited += LOOK_AGAIN_MS) {
    if (!(await isUnderWay(db, [sendCodeTask, sendMessageTask]))) return
    await new Promise((look) => setTimeout(look, LOOK_AGAIN_MS))
  }
}

/** The jobs that send; what can't be delivered at all is not tried again. */
export function messageTasks(
  { db, hasher, origin, log }: Pick<AccountDeps, 'db' | 'hasher' | 'origin' | 'log'>,
  send: Record<Message['channel'], Sender>,
): Record<string, Task> {
  const deliver = async (message: Message) => {
    try {
      await send[message.channel].send(message)
    } catch (error) {
      if (!(error instanceof UndeliverableError)) throw error
      log('a message could not be delivered', error)
    }
  }
  return {
    [sendMessageTask]: deliver,

    /** Makes the code only now: in no queue and no table does it stand in the clear. */
    async [sendCodeTask]({ id, language }: { id: string; language: Language }) {
      const identity = await codes.toSend(db, id)
      if (!identity) return
      const code = newCode()
      const hash = await hasher.codeHash(code)
      if (hash instanceof Refusal) throw new Error('Too many codes at once')
      await codes.arm(db, id, hash)
      const known = await byIdentity(db, identity.value)
      const facts = { language, origin, code }
      const byEmail = known ? alreadyRegistered(facts) : codeByEmail(facts)
      const bySms = known ? alreadyRegisteredBySms(facts) : codeBySms(facts)
      await deliver({ ...(identity.channel === 'email' ? byEmail : bySms), to: identity.value })
    },
  }
}
