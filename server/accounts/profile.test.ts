import { expect, test } from 'vitest'
import type { BuyerDetails, SellerDetailsOfOwner } from '#contract/profile.ts'
import { testApp } from '../testing/app.ts'
import { companyDetails, garageDetails, join, pictureFile } from '../testing/people.ts'
import { objections, outcome } from '../testing/refusal.ts'

const garage = async (app: Awaited<ReturnType<typeof testApp>>) => {
  const { token, user } = await join(app, 'BUYER')
  return { token, user, details: user.details as BuyerDetails }
}

const wrongTaxNumber = {
  vat_registration_no:
    'Enter the 15 digits of the tax registration number, which begins with 1, or leave this empty',
}

test('files are retained by their address, replaced or removed', async () => {
  const app = await testApp('empty')
  const { token, details } = await garage(app)
  const licence = details.trade_license_upload!
  const update = async (change: object, files = {}) => {
    const input = { details: JSON.stringify({ ...garageDetails, ...change }) }
    return (await app.call('updateUser', input, { token, files })).user.details as BuyerDetails
  }
  const withVat = await update(
    { trade_license_upload: licence },
    { vat_certification_upload: await pictureFile('vat.jpg') },
  )
  expect(withVat.trade_license_upload).toBe(licence)
  expect(withVat.vat_certification_upload).toMatch(/^\/files\/[0-9a-f-]{36}$/)
  const replaced = await update(
    { trade_license_upload: licence, vat_certification_upload: null },
    { trade_license_upload: await pictureFile('new.jpg') },
  )
  expect(replaced.trade_license_upload).not.toBe(licence)
  expect(replaced.vat_certification_upload).toBeNull()
  const gone = await app.http.inject({
    url: licence,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(gone.statusCode).toBe(404)
})

test('the address of a file must be the one stored in that field', async () => {
  const app = await testApp('empty')
  const [mine, other] = [await garage(app), await garage(app)]
  const own = mine.details.trade_license_upload!
  for (const [field, address] of [
    ['trade_license_upload', other.details.trade_license_upload],
    ['vat_certification_upload', own],
    ['trade_license_upload', 'https://evil.example/licence.pdf'],
    ['trade_license_upload', '/files/../../etc/passwd'],
    ['trade_license_upload', own.toUpperCase()],
  ]) {
    const details = JSON.stringify({ ...garageDetails, [field!]: address })
    const call = () => app.call('updateUser', { details }, { token: mine.token })
    expect([address, await outcome(call())]).toEqual([address, '400 file.unknown'])
    expect(await objections(call())).toEqual({ [field!]: 'Unknown file' })
  }
})

test('role, e-mail, phone and other read-only fields are unchanged', async () => {
  const app = await testApp('empty')
  const { token, user } = await garage(app)
  const extra = { role: 'OPERATOR', email: 'other@example.com', phone: '+971509999999', token: 'x' }
  const more = { listing_count: 99, _id: 'x', closing: null, password: 'x', avatar: 'x' }
  const details = { ...garageDetails, ...extra, ...more, __proto__: { role: 'OPERATOR' } }
  const input = { ...extra, ...more, details: JSON.stringify(details), location: 'Sharjah' }
  const updated = await app.call('updateUser', input as never, { token })
  expect(updated.user).toEqual({ ...user, location: 'Sharjah' })
})

test('the id of another account is rejected; one’s own id and no id are accepted', async () => {
  const app = await testApp('empty')
  const [mine, other] = [await garage(app), await join(app, 'SELLER')]
  const update = (user_id: string | undefined) =>
    outcome(app.call('updateUser', { user_id, location: 'Ajman' }, { token: mine.token }))
  expect(await update(other.user._id)).toBe('403 auth.not_you')
  expect(await update('nobody')).toBe('403 auth.not_you')
  expect(await update(mine.user._id)).toBe('accepted')
  expect(await update(undefined)).toBe('accepted')
  const { rows } = await app.database.pool.query(
    `select actor from audit_log where event = 'identity.mismatch'`,
  )
  expect(rows).toEqual([{ actor: mine.user._id }, { actor: mine.user._id }])
})

test('missing and invalid fields are reported field by field', async () => {
  const app = await testApp('empty')
  const { token } = await garage(app)
  const errorsOf = (change: object) =>
    objections(
      app.call(
        'updateUser',
        { details: JSON.stringify({ ...garageDetails, ...change }) },
        { token },
      ),
    )
  expect(await errorsOf({ garage_name: '', opening_hours: '25:00' })).toEqual({
    garage_name: 'This field is required',
    opening_hours: 'Enter a time, such as 08:00',
  })
  expect(await errorsOf({ garage_name: 'Al\u202eNoor' })).toEqual({
    garage_name: 'This contains characters that are not allowed',
  })
  expect(await errorsOf({ garage_name: `A${'\u0301'.repeat(200)}` })).toHaveProperty('garage_name')
  expect(await errorsOf({ emirate: 'Paris' })).toHaveProperty('emirate')
  expect(await errorsOf({ trade_license_upload: '' })).toEqual({
    trade_license_upload: 'This field is required',
  })
  expect(await errorsOf({ opening_hours: '8 am', closing_hours: '8:30 PM' })).toEqual({})
  const { user } = await app.call('updateUser', { location: 'Sharjah' }, { token })
  expect(user.details).toMatchObject({ opening_hours: '08:00', closing_hours: '20:30' })
})

test('joiners within words are preserved, and composed letters are normalised', async () => {
  const app = await testApp('empty')
  const { token } = await garage(app)
  const details = { ...garageDetails, garage_name: 'کارگاه می\u200cرود Cafe\u0301' }
  const { user } = await app.call('updateUser', { details: JSON.stringify(details) }, { token })
  expect(user.details).toMatchObject({ garage_name: 'کارگاه می\u200cرود Café' })
})

test('a changed company profile shows on its public page at once', async () => {
  const app = await testApp('empty')
  const { token, user } = await join(app, 'SELLER')
  expect((await app.call('getSeller', { id: user._id })).seller.avatar).toBeNull()
  const details = JSON.stringify({ ...companyDetails, company_name: 'Falcon Spares' })
  const files = { avatar: await pictureFile('logo.png') }
  const updated = await app.call('updateUser', { details }, { token, files })
  await expect
    .poll(async () => (await app.call('getSeller', { id: user._id })).seller)
    .toMatchObject({ avatar: updated.user.avatar, details: { company_name: 'Falcon Spares' } })
  const avatar = await app.http.inject(updated.user.avatar!)
  expect(avatar.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('a company’s cover is public; a new one replaces it and null removes it', async () => {
  const app = await testApp('empty')
  const { token, user } = await join(app, 'SELLER')
  const cover = async () => (await app.call('getSeller', { id: user._id })).seller.cover
  const update = async (change: object, files = {}) => {
    const details = JSON.stringify({ ...companyDetails, ...change })
    const reply = await app.call('updateUser', { details }, { token, files })
    return (reply.user.details as { cover: string | null }).cover
  }
  expect(await cover()).toBeNull()
  const first = await update({}, { cover: await pictureFile('shop.png') })
  expect(await cover()).toBe(first)
  const { headers } = await app.http.inject(first!)
  expect(headers).toMatchObject({ 'content-type': 'image/webp' })
  expect(headers['cache-control']).toContain('public')
  expect(await update({})).toBe(first)
  const second = (
    await app.call('updateUser', {}, { token, files: { cover: await pictureFile('new.png') } })
  ).user.details as { cover: string }
  expect([await cover(), second.cover === first]).toEqual([second.cover, false])
  expect((await app.http.inject(first!)).statusCode).toBe(404)
  await expect(update({ cover: first })).rejects.toMatchObject({ code: 'file.unknown' })
  expect(await update({ cover: null })).toBeNull()
  expect(await cover()).toBeNull()
})

test('two concurrent saves keep the documents of both', async () => {
  const app = await testApp('empty')
  const { token } = await garage(app)
  for (let round = 0; round < 4; round++) {
    const licence = { trade_license_upload: await pictureFile(`licence-${round}.jpg`) }
    const avatar = { avatar: await pictureFile('logo.png') }
    await Promise.all([
      app.call('updateUser', { location: `Ajman ${round}` }, { token, files: avatar }),
      app.call('updateUser', {}, { token, files: licence }),
    ])
    const { user } = await app.call('updateUser', { location: 'Sharjah' }, { token })
    expect(user.documents).toEqual({ trade_license_upload: `licence-${round}.jpg` })
    const { rows } = await app.database.pool.query(
      'select count(*)::int n from stored_file where owner_no is not null',
    )
    expect(rows).toEqual([{ n: 2 }])
  }
})

test('a company describes itself in two languages; omitted texts stay, empty ones are removed', async () => {
  const app = await testApp('empty')
  const { token, user } = await join(app, 'SELLER')
  const update = async (change: object) => {
    const details = JSON.stringify({ ...companyDetails, ...change })
    await app.call('updateUser', { details }, { token })
    const { seller } = await app.call('getSeller', { id: user._id })
    return [seller.details.company_name_ar, seller.about, seller.about_ar]
  }
  const texts = { about: '<p>Since 1998</p>', about_ar: '<p>منذ <script>1</script>عام 1998</p>' }
  const written = ['النور', '<p>Since 1998</p>', '<p>منذ عام 1998</p>']
  expect(await update({ company_name_ar: 'النور', ...texts })).toEqual(written)
  expect(await update({})).toEqual(written)
  expect(await update({ company_name_ar: '', about_ar: '<p></p>' })).toEqual([
    ...[null, '<p>Since 1998</p>', null],
  ])
})

test('the legal name and tax number of a company stay when left out, and are removed by nothing', async () => {
  const app = await testApp('empty')
  const { token } = await join(app, 'SELLER')
  const update = async (change: object) => {
    const details = JSON.stringify({ ...companyDetails, ...change })
    const { user } = await app.call('updateUser', { details }, { token })
    const { legal_name, vat_registration_no } = user.details as SellerDetailsOfOwner
    return [legal_name, vat_registration_no]
  }
  const written = ['Falcon Spare Parts Trading L.L.C', '100123456700003']
  expect(await update({})).toEqual([null, null])
  expect(
    await update({ legal_name: written[0], vat_registration_no: '١٠٠ ١٢٣٤ ٥٦٧٠ ٠٠٠٣' }),
  ).toEqual(written)
  expect(await update({})).toEqual(written)
  expect(await objections(update({ vat_registration_no: '12345' }))).toEqual(wrongTaxNumber)
  expect(await update({ legal_name: '', vat_registration_no: null })).toEqual([null, null])
})

test('a garage with a tax number from before its form was checked', async () => {
  const app = await testApp('empty')
  const { token } = await garage(app)
  await app.database.pool.query(`update garage set vat_registration_no = 'VAT 12-B'`)
  const numberNow = async () =>
    ((await app.call('getMe', {}, { token })).details as BuyerDetails).vat_registration_no
  const update = (change: object) =>
    app.call('updateUser', { details: JSON.stringify({ ...garageDetails, ...change }) }, { token })
  // What isn't about the garage, or is a document alone, is saved beside it.
  await app.call('updateUser', { location: 'Ajman' }, { token })
  const files = { vat_certification_upload: await pictureFile('vat.jpg') }
  await app.call('updateUser', {}, { token, files })
  expect(await numberNow()).toBe('VAT 12-B')
  // A form sends it along, and says what it takes.
  expect(await objections(update({ vat_registration_no: 'VAT 12-B' }))).toEqual(wrongTaxNumber)
  await update({ vat_registration_no: '100-1234-5670-0003' })
  expect(await numberNow()).toBe('100123456700003')
  await update({ vat_registration_no: '' })
  expect(await numberNow()).toBe('')
})
