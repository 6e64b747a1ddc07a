import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

const refused = {
  'this machine': ['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '::1', '::'],
  'private networks': [
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    'fd00::1',
    'fc00::1',
  ],
  'link-local, with the metadata of clouds': [
    ...['169.254.169.254', '169.254.0.1', 'fe80::1', 'fec0::1', 'fd00:ec2::254'],
    ...['100.100.100.200', '192.0.0.192', '168.63.129.16'],
  ],
  'networks of carriers': ['100.64.0.1', '100.127.255.255'],
  'documentation and tests': [
    ...['192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '198.19.255.255'],
    ...['2001:db8::1', '2001:2::1', '3fff::1'],
  ],
  'groups and everybody': ['224.0.0.1', '239.255.255.250', '255.255.255.255', 'ff02::1', 'ff0e::1'],
  reserved: ['240.0.0.1', '192.0.0.8', '4000::1', '5f00::1', '100::1'],
  'IPv4 within IPv6': [
    ...[
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '::ffff:8.8.8.8',
      '::127.0.0.1',
      '::ffff:0:127.0.0.1',
    ],
    ...[
      '64:ff9b::7f00:1',
      '64:ff9b::808:808',
      '64:ff9b:1::a00:1',
      '2002:7f00:1::',
      '2002:808:808::1',
    ],
    ...['2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ],
  'no address': ['', 'localhost', '1.2.3', '0x7f.1', '2130706433', '8.8.8.8:443', '[2606:4700::1]'],
}

test.for(Object.entries(refused))('%s can’t be reached', ([, addresses]) => {
  expect(addresses.filter(isPublicAddress)).toEqual([])
})

test('addresses of the public internet can be reached', () => {
  const addresses = [
    '8.8.8.8',
    '94.200.1.1',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '2a00:1450::1',
  ]
  expect(addresses.filter((address) => !isPublicAddress(address))).toEqual([])
})
