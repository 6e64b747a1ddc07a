import { expect, type Page } from './fixtures.ts'
import { newIdentity, password, type People } from './people.ts'

/** What stands on the steps from the e-mail to the password. */
const registerWords = {
  en: {
    ...{ email: 'E-mail', phone: 'Mobile number', send: 'Get code', code: 'Code' },
    ...{ on: 'Continue', password: 'Password', confirm: 'Confirm password' },
  },
  ar: {
    ...{ email: 'البريد الإلكتروني', phone: 'رقم الهاتف المتحرك', send: 'أرسل الرمز' },
    ...{ code: 'الرمز', on: 'متابعة' },
    ...{ password: 'كلمة المرور', confirm: 'تأكيد كلمة المرور' },
  },
} as const

/** Opens the outbox as somebody trying the demonstration would, and reads the code there. */
export async function codeInOutbox(page: Page, link: string): Promise<string> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('main').getByRole('link', { name: link }).click()
  const outbox = await opened
  const code = outbox
    .getByRole('article')
    .first()
    .getByText(/^\d{6}$/)
  await expect(code).toBeVisible()
  const digits = await code.innerText()
  await outbox.close()
  return digits
}

/** From the second step to the form of the details, with codes as they are sent. */
export async function proveOneself(page: Page, people: People, language: 'en' | 'ar') {
  const words = registerWords[language]
  const identity = newIdentity()
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const field = (name: string) => page.getByLabel(name, { exact: true })
  for (const [label, written, sentTo, next] of [
    [words.email, identity.email, identity.email, /\/register\/verify-phone$/],
    [words.phone, identity.written, identity.phone, /\/register\/password$/],
  ] as const) {
    await field(label).fill(written)
    await button(words.send).click()
    await expect(field(words.code)).toBeVisible()
    await field(words.code).fill(await people.codeFor(sentTo))
    await button(words.on).click()
    await expect(page).toHaveURL(next)
  }
  await field(words.password).fill(password)
  await field(words.confirm).fill(password)
  await button(words.on).click()
  return identity
}
