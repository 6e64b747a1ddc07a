import { expect, test } from 'vitest'
import { testApp } from './testing/app.ts'
import { join } from './testing/people.ts'

const token = 'token-of-a-letter-that-nobody-guesses'
const asForm = ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'] as const
const asParts = [
  'multipart/form-data; boundary=x',
  '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
] as const

/** A user who gets the newsletter and mails about messages, and what their mail program posts. */
async function reader() {
  const app = await testApp('empty')
  const { user, token: signedIn } = await join(app, 'BUYER')
  const { pool } = app.database
  await pool.query(
    `insert into newsletter_subscription (email, language, status, token)
     values ($1, 'ar', 'confirmed', $2)`,
    ['reader@example.com', token],
  )
  await pool.query(
    `insert into notification_setting (user_no, stop_token)
     select no, $2 from "user" where id = $1`,
    [user._id, token],
  )
  const post = (url: string, [type, payload]: readonly [string, string]) =>
    app.http.inject({ method: 'POST', url, headers: { 'content-type': type }, payload })
  const gets = async () => {
    const { rows } = await pool.query<{ status: string }>(
      'select status from newsletter_subscription',
    )
    const settings = await app.call('getNotificationSettings', {}, { token: signedIn })
    return { letters: rows[0]!.status === 'confirmed', messages: settings.messageEmail }
  }
  return { post, gets }
}

test('a mail program unsubscribes by the address in the header alone', async () => {
  const { post, gets } = await reader()
  expect(await gets()).toEqual({ letters: true, messages: true })
  expect(await post(`/unsubscribe?token=${token}&kind=message`, asForm)).toMatchObject({
    statusCode: 204,
    body: '',
  })
  expect(await gets()).toEqual({ letters: true, messages: false })
  for (const _again of [1, 2])
    expect(await post(`/newsletter/unsubscribe?token=${token}`, asParts)).toMatchObject({
      statusCode: 204,
    })
  expect(await gets()).toEqual({ letters: false, messages: false })
})

test('an invalid address does nothing', async () => {
  const { post, gets } = await reader()
  for (const [url, status] of [
    ['/newsletter/unsubscribe', 400],
    ['/newsletter/unsubscribe?token=another', 404],
    [`/newsletter/unsubscribe?token=${token}&token=${token}`, 400],
    [`/unsubscribe?token=${token}`, 400],
    [`/unsubscribe?token=${token}x&kind=message`, 404],
    [`/unsubscribe?token=${token}&kind=everything`, 400],
  ] as const)
    expect([url, (await post(url, asForm)).statusCode]).toEqual([url, status])
  const long = [asForm[0], 'x'.repeat(5_000)] as const
  expect((await post(`/newsletter/unsubscribe?token=${token}`, long)).statusCode).toBe(413)
  expect(await gets()).toEqual({ letters: true, messages: true })
})
