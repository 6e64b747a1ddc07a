import { expect, test } from 'vitest'
import { mayIdentify } from './personal-data.ts'

test.for([
  'call me ali@example.com',
  '050 123 4567',
  '501234567 bumper',
  '+971 50 123 4567',
  '971501234567',
  '00971 4 321 9876',
  '04 321 9876 garage',
  '٠٥٠١٢٣٤٥٦٧',
  '۰۵۰۱۲۳۴۵۶۷',
  '०५०१२३४५६७',
  '784-1990-1234567-1',
  '+44 20 7946 0958',
  'JTEBX9FJ5FK123456',
  'bumper jtebx9fj5fk12345',
  'JTEBX9FJ5FKI23456',
])('"%s" may identify who typed it', (text) => expect(mayIdentify(text)).toBe(true))

test.for([
  '04465-60320',
  '0446560320',
  '8-97123-456-0',
  '90915-YZZD4',
  'd1060 jx00a',
  '0 986 424 242',
  '3 397 160 514',
  'فحمات امامي برادو 2015',
  'camry 2012-2015',
  '195/65 R15',
  '',
])('"%s" identifies no one', (text) => expect(mayIdentify(text)).toBe(false))
